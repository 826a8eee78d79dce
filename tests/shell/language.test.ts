import { describe, expect, test } from 'vitest';
import { languageFor } from '#shell/language.ts';
import { catalogue, speak, type Words } from '#words/catalogue.ts';

const english = () => ({
  undo: 'Undo',
  left: (n: number) => `${n} left`,
  pages: [{ id: 'aim', title: 'What the game is about', sections: ['FLOW'] }]
});
const german: Words<ReturnType<typeof english>> = {
  undo: 'Zurück',
  left: (n) => `noch ${n}`,
  pages: [{ title: 'Worum es geht' }]
};

describe('another language', () => {
  test('is laid over a catalogue that somebody has taken a part of', () => {
    const words = catalogue('test.before', english());
    const [page] = words.pages;
    speak({ 'test.before': german });
    expect([words.undo, words.left(3), page!.title]).toEqual(['Zurück', 'noch 3', 'Worum es geht']);
    expect([page!.id, page!.sections], 'what nobody reads stays').toEqual(['aim', ['FLOW']]);
  });

  test('is laid over a catalogue that is loaded later', () => {
    speak({ 'test.after': german });
    expect(catalogue('test.after', english()).undo).toBe('Zurück');
  });

  test('is the first one that somebody reads and Wayside has', () => {
    expect(languageFor(['fr-CH', 'de-CH', 'en'], ['de'])).toBe('de');
    expect(languageFor(['en-GB', 'de'], ['de'])).toBe('en');
    expect(languageFor(['fr'], ['de'])).toBe('en');
  });
});
