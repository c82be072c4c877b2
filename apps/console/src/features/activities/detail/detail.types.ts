import type { OutputOf } from '#api/calls';
import type { WholeActivity } from '../activity.types.ts';

type Figures = OutputOf<'marketing.activity.figures'>;

export interface ActivityProps {
  readonly activity: WholeActivity;
}

export interface FiguresProps {
  readonly figures: Figures;
}
