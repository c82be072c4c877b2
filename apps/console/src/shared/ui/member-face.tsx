import type { ReactNode } from 'react';
import { inkOn } from '#lib/face-ink';
import styles from './member-face.module.css';

export interface Face {
  readonly name: string;
  readonly colourFrom: string;
  readonly colourTo: string;
}

interface MemberFaceProps {
  readonly face: Face;
  /** Below the name; with it the face is as large as members see it. */
  readonly children?: ReactNode;
}

/** A level or a card in the colours the merchant gave it. */
export const MemberFace = ({ face: { name, colourFrom, colourTo }, children }: MemberFaceProps) => (
  <span
    className={children === undefined ? styles.chip : styles.face}
    data-ink={inkOn(colourFrom, colourTo)}
    style={{ backgroundImage: `linear-gradient(120deg, ${colourFrom}, ${colourTo})` }}
  >
    <b>{name}</b>
    {children}
  </span>
);
