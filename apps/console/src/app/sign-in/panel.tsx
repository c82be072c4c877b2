import type { InputHTMLAttributes, ReactNode } from 'react';
import { useLang, useTexts } from '#i18n/texts';
import { Brand } from '../frame/brand.tsx';
import styles from './sign-in.module.css';
import { signInTexts } from './sign-in.texts.ts';

/** The one card of the pages before the console. */
export function Panel({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const texts = useTexts(signInTexts);
  const { lang, choose } = useLang();
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <Brand />
        <h1>{title}</h1>
        {children}
        <button type="button" className={styles.lang} onClick={() => choose(lang === 'en' ? 'zhCN' : 'en')}>
          {texts.otherLanguage}
        </button>
      </div>
    </main>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

export const Field = ({ label, hint, ...input }: FieldProps) => (
  <label className={styles.field}>
    <span>{label}</span>
    <input required {...input} />
    {hint !== undefined && <small>{hint}</small>}
  </label>
);
