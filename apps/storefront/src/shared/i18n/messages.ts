import { createContext, useContext } from 'react';
import { zhCn } from './zh-cn.ts';

/** The Chinese texts are the source; another language that lacks one does not compile. */
export type Messages = typeof zhCn;

export type TextLang = Messages['lang'];

const CurrentMessages = createContext<Messages>(zhCn);

export const MessagesProvider = CurrentMessages.Provider;
export const useMessages = (): Messages => useContext(CurrentMessages);
