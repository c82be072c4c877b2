import type { Draft } from './draft.ts';

/** What every card of the editor is given. */
export interface CardProps {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
  /** What is wrong, by the first part of its path. */
  readonly errors: ReadonlyMap<string, string>;
}
