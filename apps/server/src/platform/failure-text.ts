import { type FailureName, failures } from '@qianpu/contract/failure';
import type { Lang } from './ctx.ts';

/** Why one of many was not done, as its answer says it. */
export function failureText(failure: FailureName, lang: Lang, fields: readonly string[] = []) {
  const { code, message, en } = failures[failure];
  return { code: String(code), message: lang === 'en' ? en : message, fields: [...fields] };
}
