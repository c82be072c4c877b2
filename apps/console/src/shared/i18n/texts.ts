import { createContext, useContext } from 'react';

export type TextLang = 'zhCN' | 'en';

/**
 * The texts of one feature, which travel with its chunk: `const zhCN = {…}; const en: typeof zhCN = {…}`. A language that lacks
 * one does not compile.
 */
export type Texts<T> = Readonly<Record<TextLang, T>>;

interface LangChoice {
  readonly lang: TextLang;
  readonly choose: (lang: TextLang) => void;
}

export const CurrentLang = createContext<LangChoice>({ lang: 'zhCN', choose: () => undefined });

export const useLang = (): LangChoice => useContext(CurrentLang);
export const useTexts = <T>(texts: Texts<T>): T => texts[useLang().lang];
