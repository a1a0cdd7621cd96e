/**
 * In milliseconds: what takes longer would seem to hang an editor or a command. An input made to cost time has to be so
 * large that linear work on it ends in a small part of this, and work that grows with its square takes many times as long.
 */
export const PATIENCE = 60_000;
