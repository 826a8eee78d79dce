/** Texts are written in catalogues and nowhere else: no file of the source holds a sentence, no markup a word. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = new URL('../../src/', import.meta.url);
const text = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const source = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

const isFont = (literal: string): boolean => literal.endsWith('serif');

/** Three words, or two with a full stop; what stands for a value is none. */
function isSentence(literal: string): boolean {
  const words = literal.split(/\s+/).filter((word) => /^[(“"]?\p{L}[\p{Ll}’-]+[.,:;!?)”"]*$/u.test(word));
  return !isFont(literal) && words.length >= (/[.!?]$/.test(literal) ? 2 : 3);
}

/** What is thrown is for those who work on the code; a page says the kind of a problem in its own words. */
const isProblem = (name: string): boolean => /(Error|Problem|Refused)$/.test(name);

function sentencesOf(code: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isNewExpression(node) && isProblem(node.expression.getText())) return;
    if (ts.isCallExpression(node) && node.expression.getText() === 'Symbol') return;
    if (ts.isStringLiteralLike(node) && isSentence(node.text)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const said = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
      if (isSentence(said)) found.push(said);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('some.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}

/** Words in markup, in an attribute that is read out, or in an expression. */
function wordsOf(component: string): string[] {
  const { fragment, instance, module } = parse(component, { modern: true });
  const found = [instance, module].flatMap((script) =>
    script ? sentencesOf(component.slice(...bounds(script.content))) : []
  );
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(look);
    const { type, name, data, value, ...parts } = node as Readonly<Record<string, unknown>>;
    if (type === 'StyleDirective' || type === 'Comment') return;
    if (type === 'Text' && /\p{L}{2}/u.test(String(data))) found.push(String(data));
    if (type === 'TemplateLiteral' || type === 'Literal')
      return void found.push(...sentencesOf(component.slice(...bounds(node))));
    // Of attributes only some are read by people; expressions in any may be.
    const isRead = /^(aria-(label|description|roledescription)|title|alt|placeholder)$/.test(String(name));
    if (type === 'Attribute' && !isRead)
      return [value].flat().forEach((part) => void ((part as { type?: string }).type === 'Text' || look(part)));
    for (const part of [value, ...Object.values(parts)]) look(part);
  };
  look(fragment.nodes);
  return found;
}
const bounds = (node: object): [number, number] => [(node as { start: number }).start, (node as { end: number }).end];

test('a sentence is known when it is seen', () => {
  expect(
    sentencesOf("const why = `There is no set-up ${id}.`; call('two words'); list.push('Two cards are alike');")
  ).toEqual(['There is no set-up ….', 'Two cards are alike']);
  expect(sentencesOf("import 'a b c d'; throw new RangeError('never seen by a person');")).toEqual([]);
  expect(
    wordsOf('<p class="some of them" aria-label="Go">{open ? "You may go on now" : ""} on {words.on}</p>')
  ).toEqual(['Go', 'You may go on now', ' on ']);
  expect(wordsOf('<p style:width="calc(100% - 2px)" data-of="one of us">{n} × {words.of(n)}</p>')).toEqual([]);
});

/**
 * The core says to those who work on it why an entry of a log or a row of the database does not hold. Pages say so by its
 * kind: `words/verify.ts`, the kinds of `StoreProblem`. Makers are called by their names.
 */
const spared = /^(engine|sync|store)\/|^words\/|^games\/[^/]+\/(words\/|meta\.ts$)/;

test('no sentence stands outside a catalogue', () => {
  const code = source.filter((file) => file.endsWith('.ts') && !spared.test(file));
  expect(code.length).toBeGreaterThan(300);
  expect(code.flatMap((file) => sentencesOf(text(file)).map((said) => `${file}: ${said}`))).toEqual([]);
});

test('no word stands in the markup', () => {
  const components = source.filter((file) => file.endsWith('.svelte'));
  expect(components.length).toBeGreaterThan(150);
  expect(components.flatMap((file) => wordsOf(text(file)).map((said) => `${file}: ${said}`))).toEqual([]);
});

test('dates and numbers are formed where a language is written', () => {
  const forming = source.filter((file) => /\.(ts|svelte)$/.test(file) && !/(^|\/)words\//.test(file));
  expect(forming.filter((file) => /\bIntl\.|\.toLocale(Date|Time)?String\(/.test(text(file)))).toEqual([]);
});
