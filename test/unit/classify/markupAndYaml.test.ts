import { describe, expect, it, test } from 'vitest';
import { classify } from '../../../src/core/classify/classify.ts';
import { linesOf } from '../../../src/core/source/lines.ts';

const typeOf = (text: string, name = 'clipboard') => classify(name, text, linesOf(text)).type;

describe('markup', () => {
	test.each([
		['a page', '<!DOCTYPE html>\n<html><body><p>Hello</p></body></html>\n'],
		['a page behind a comment', '\ufeff<!-- saved from somewhere -->\n<html>\n<p>Hello\n'],
		['XML', '<?xml version="1.0"?>\n<a><b/></a>\n'],
		['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n'],
		['a part of a page', '<div class="a">\n  <p>Hello</p>\n</div>\n'],
		['XML without a head', '<resources>\n  <string name="a">b</string>\n</resources>\n'],
	])('is %s', (_, text) => {
		expect(typeOf(text)).toBe('markup');
	});

	test.each([
		['prose that names tags', 'Use <div> for blocks\nand <span> within lines.\nNothing else matters here.\n'],
		['a component', '<script setup>\nconst a = 1;\n</script>\n\n<template>\n  <p>{{ a }}</p>\n</template>\n'],
		['generics', '<T extends A>(b: T) => b;\nconst c = 1;\nconst d = 2;\nconst e = 3;\n'],
		['an e-mail', 'From: <a@b.example>\nTo: <c@d.example>\n\nHello\n'],
		['a comparison', 'a < b\nb > c\n'],
	])('is not %s', (_, text) => {
		expect(typeOf(text)).not.toBe('markup');
	});

	it('is a template whose name says so', () => {
		expect(typeOf('{% extends "base" %}\n<h1>Hi</h1>\n<p>there</p>\n{% end %}\n', 'a.html')).toBe('markup');
	});

	it('is not a file whose name says code', () => {
		expect(typeOf('<div>\n<p>a</p>\n</div>\n', 'a.vue')).toBe('text');
	});

	it('is no report of tests', () => {
		const report =
			'<?xml version="1.0"?>\n<testsuite name="a" tests="1" failures="1">\n<testcase name="b"><failure message="c"/></testcase>\n</testsuite>\n';
		expect(typeOf(report)).toBe('testReport');
	});
});

describe('YAML', () => {
	test.each([
		[
			'a resource',
			'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\nspec:\n  containers:\n  - name: a\n    image: b:1\n',
		],
		['services', 'services:\n  web:\n    image: nginx\n    ports:\n      - "80:80"\n'],
		[
			'a workflow',
			'name: CI\non: [push]\njobs:\n  a:\n    steps:\n      - run: |\n          make all; echo done\n          if x; then y; fi\n',
		],
		['documents', '---\na:\n  b: 1\n---\na:\n  b: 2\n'],
		['a playbook', '- hosts: all\n  tasks:\n    - name: Install it\n      apt:\n        name: git\n'],
		['settings with comments', '# A comment: with a colon.\nserver:\n  # Another one\n  port: 80\n  host: a.example\n'],
	])('is %s', (_, text) => {
		expect(typeOf(text)).toBe('yaml');
	});

	it('is a flat file whose name says so', () => {
		expect(typeOf('name: a\nport: 80\nhost: b\n', 'a.yml')).toBe('yaml');
		expect(typeOf('name: a\nport: 80\nhost: b\n', 'a.txt')).toBe('text');
	});

	test.each([
		[
			'prose with colons',
			'Note: this is a letter.\nIt has lines: some of them with colons.\nRegards: none\nYours,\nA.\n',
		],
		['Markdown', '# Title\n\n- one: first\n- two: second\n\nSome text here.\n\n## More\n\n- three\n'],
		[
			'the log of services',
			Array.from({ length: 9 }, (_, i) => `web-1  | 2026-01-05T10:00:0${i} listening: yes\n`).join(''),
		],
		['logfmt', Array.from({ length: 9 }, (_, i) => `time=2026-01-05T10:00:0${i}Z level=info msg="a: b"\n`).join('')],
		['headers', 'Content-Type: text/html\nContent-Length: 12\nServer: nginx\nDate: today\n'],
		[
			'Python',
			'class A:\n    def b(self):\n        if c:\n            return d\n        else:\n            return e\n',
		],
		['CSS', 'a {\n  color: red;\n  margin: 0;\n}\nb {\n  color: blue;\n}\n'],
		['TypeScript', 'interface A {\n  b: string;\n  c: number;\n}\n'],
		['JSON', '{\n  "a": {\n    "b": 1\n  }\n}\n'],
		['commits', 'commit 1234567890123456789012345678901234567890\nAuthor: A <a@b>\nDate:   today\n\n    A message\n'],
		['errors', 'a.ts:1:2: error: no\nb.ts:3:4: error: no\nwarning: unused\n'],
		['a table of tasks', 'TASK: one\nok: done\nTASK: two\nok: done\n'],
	])('is not %s', (_, text) => {
		expect(typeOf(text)).not.toBe('yaml');
	});
});

it('code is never taken for anything that has to be asked for', () => {
	for (const text of ['function a() {\n  return 1;\n}\n', 'def a():\n    return 1\n', 'fn main() {}\n'])
		expect(typeOf(text, 'a.rs')).toBe('text');
});
