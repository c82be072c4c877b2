import { jumpTableWith } from '@qianpu/jumps/jump-table';
import { outsideUrl } from './outside.ts';

/** Loaded by the mini-program alone. */
export const jumpTable = jumpTableWith(outsideUrl);
