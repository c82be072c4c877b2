import { type ReactNode, useEffect, useState } from 'react';
import { CurrentLang, type TextLang } from './texts.ts';

const KEY = 'console.lang';

function storedLang(): TextLang {
  const stored = localStorage.getItem(KEY);
  if (stored === 'zhCN' || stored === 'en') return stored;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zhCN' : 'en';
}

/** The language somebody chose on this machine, else the browser's. */
export function LangProvider({ children }: { readonly children: ReactNode }) {
  const [lang, setLang] = useState<TextLang>(storedLang);
  useEffect(() => {
    document.documentElement.lang = lang === 'en' ? 'en' : 'zh-CN';
  }, [lang]);
  const choose = (next: TextLang) => {
    localStorage.setItem(KEY, next);
    setLang(next);
  };
  return <CurrentLang value={{ lang, choose }}>{children}</CurrentLang>;
}
