/**
 * npm run rules: which rules of each game's ledger no test names. A test names a rule by having its id in its title, or
 * in the title of a table row; what is written elsewhere in a test (expected refusals, comments) does not count.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { games, loadGame } from '../src/games/index.ts';

const root = fileURLToPath(new URL('../tests/games/', import.meta.url));
const makers = ['test', 'it', 'describe'];

/** The word a call begins with: `it` for `it.each(rows)('title')`. */
function callee(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return callee(node.expression);
  return '';
}

/** The first text of a call or of a row in a table, or the value of a `title` property. */
function titleOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node) && makers.includes(callee(node.expression))) return node.arguments[0];
  if (ts.isArrayLiteralExpression(node) && ts.isArrayLiteralExpression(node.parent)) return node.elements[0];
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'title') return node.initializer;
  return undefined;
}

/** Every title in a test file. */
export function titles(source: string, file = 'x.test.ts'): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    if (title && ts.isStringLiteralLike(title)) found.push(title.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

/** All titles in a game's tests. */
export function titlesOf(game: string): string[] {
  const folder = join(root, game);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  return files.flatMap((file) => titles(readFileSync(join(folder, file), 'utf8'), file));
}

export type Coverage = { readonly total: number; readonly tested: number; readonly untested: readonly string[] };

/** Which rules of each ready game's ledger are named by a test. */
export async function coverage(): Promise<Record<string, Coverage>> {
  const result: Record<string, Coverage> = {};
  for (const id of Object.keys(games)) {
    const ids = Object.keys((await loadGame(id)).rulebook);
    const tests = new Set(titlesOf(id).flatMap((title) => title.match(/\b[A-Z]+-[A-Z]+-[A-Z\d]+\b/g) ?? []));
    const untested = ids.filter((rule) => !tests.has(rule));
    result[id] = { total: ids.length, tested: ids.length - untested.length, untested };
  }
  return result;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const result = await coverage();
  if (values.json) console.log(JSON.stringify(result));
  else
    for (const [id, { total, tested, untested }] of Object.entries(result)) {
      console.log(`${id}: ${tested} of ${total} rules are named by a test`);
      for (const rule of untested) console.log(`  ${rule} is not`);
    }
}
