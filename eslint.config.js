import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Anything that makes the same log replay differently on another machine, or on another day. */
const impure = [
  'Date',
  'performance',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'Intl',
  'window',
  'document',
  'navigator',
  'localStorage',
  'indexedDB'
];
const inexact = ['random', 'sin', 'cos', 'tan', 'exp', 'log', 'pow', 'log2', 'log10'];
const mathRules = (names) =>
  names.map((property) => ({ object: 'Math', property, message: 'Engines differ, or it is chance.' }));

export default ts.config(
  {
    ignores: [
      'build/',
      'build-tests/',
      '.svelte-kit/',
      'test-results/',
      'node_modules/',
      '.cache/',
      'tests/bench/boardgame.io/',
      '**/*.cjs'
    ]
  },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] }
    },
    rules: {
      'no-undef': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Links are relative by configuration (paths.relative); every route goes through `resolve` where it matters.
      'svelte/no-navigation-without-resolve': 'off'
    }
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ['src/engine/**/*.ts', '{src,tests}/games/*/rules/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': ['error', ...mathRules(inexact)],
      '@typescript-eslint/require-array-sort-compare': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ForInStatement', message: 'The order of keys is not ours to rely on.' },
        { selector: 'TSEnumDeclaration', message: 'Use a const list and a type derived from it.' }
      ]
    }
  },
  {
    // Search may use real mathematics (a choice need not be identical on all engines), but never time or chance of its own.
    files: ['src/bots/**/*.ts', '{src,tests}/games/*/bot.ts', 'src/games/*/bot/**/*.ts'],
    ignores: ['src/bots/worker.ts', 'src/bots/client.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': ['error', ...mathRules(['random'])]
    }
  },
  {
    // What the oldest browsers that are supported do not have is not called unguarded (`browserslist` in package.json); of
    // the language itself TypeScript knows no more than they do (`lib` in tsconfig.json).
    files: ['src/**'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' }
  },
  {
    files: ['src/**'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] }
  },
  { files: ['**/*.js', '**/*.mjs'], ...ts.configs.disableTypeChecked }
);
