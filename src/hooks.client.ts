import { chooseLanguage } from '#shell/language.ts';

export const init = (): Promise<void> => chooseLanguage(navigator.languages);
