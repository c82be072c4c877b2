import type { z } from 'zod';
import type { issueTexts } from './issue.texts.ts';

type Words = (typeof issueTexts)['zhCN'];

export interface FieldIssue {
  /** "skus.0.priceFen" */
  readonly path: string;
  readonly text: string;
}

/** What a schema found, in words a merchant understands. */
export const issuesOf = (error: z.ZodError, words: Words): FieldIssue[] =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), text: textOf(issue, words) }));

function textOf(issue: z.core.$ZodIssue, words: Words): string {
  if (issue.input === '') return words.required;
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return Number(issue.minimum) <= 1 ? words.required : words.atLeastLetters(Number(issue.minimum));
    if (issue.origin === 'array') return words.atLeastEntries(Number(issue.minimum));
    return words.atLeast(Number(issue.minimum));
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return words.atMostLetters(Number(issue.maximum));
    if (issue.origin === 'array') return words.atMostEntries(Number(issue.maximum));
    return words.atMost(Number(issue.maximum));
  }
  if (issue.code === 'invalid_type') return words.required;
  return words.wrongForm;
}

/** The paths a refusal for bad input names. */
export const refusedFields = (data: unknown, words: Words): FieldIssue[] =>
  Array.isArray(data) ? data.filter((path) => typeof path === 'string').map((path) => ({ path, text: words.refused })) : [];
