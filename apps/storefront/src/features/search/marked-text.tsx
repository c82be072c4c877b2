import { Fragment } from 'react';
import styles from './marked-text.module.css';

/** From, to, in order and apart. */
export type MatchRanges = readonly (readonly [from: number, to: number])[];

interface MarkedTextProps {
  readonly text: string;
  readonly marks: MatchRanges;
}

/** A text in which the parts that fit what was typed stand out. */
export const MarkedText = ({ text, marks }: MarkedTextProps) => (
  <>
    {marks.map(([from, to], index) => (
      <Fragment key={from}>
        {text.slice(marks[index - 1]?.[1] ?? 0, from)}
        <mark className={styles.mark}>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);
