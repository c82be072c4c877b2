import type { TextLang } from './messages.ts';
import { useMessages } from './messages.ts';

/**
 * The texts of one feature, which travel with its chunk: `const zhCN = {…}; const en: typeof zhCN = {…}`. A language that lacks
 * one does not compile.
 */
export type Texts<T> = Readonly<Record<TextLang, T>>;

export const useTexts = <T>(texts: Texts<T>): T => texts[useMessages().lang];
