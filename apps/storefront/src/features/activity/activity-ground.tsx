import type { ReactNode } from 'react';
import styles from './activity-ground.module.css';

/** A page of an activity stands on a soft glow (look). */
export const ActivityGround = ({ children }: { readonly children: ReactNode }) => <main className={styles.ground}>{children}</main>;
