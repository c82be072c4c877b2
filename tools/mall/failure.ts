import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';

const tailLines = 15;

/** Something a person has to know about: what failed, where its log is, and what to do next. */
export class MallFailure extends Error {
  readonly log: string | undefined;
  readonly hints: readonly string[];

  constructor(message: string, about: { log?: string; hints?: readonly string[] } = {}) {
    super(message);
    this.name = 'MallFailure';
    this.log = about.log;
    this.hints = about.hints ?? [];
  }
}

export function describeFailure(failure: MallFailure): string {
  const lines = [`${styleText('red', '✘')} ${failure.message}`];
  if (failure.log !== undefined) {
    lines.push(...lastLines(failure.log).map((line) => styleText('dim', `  │ ${line}`)), `  log: ${failure.log}`);
  }
  lines.push(...failure.hints.map((hint) => `  → ${hint}`));
  return lines.join('\n');
}

function lastLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-tailLines);
  } catch {
    return ['(no log was written)'];
  }
}
