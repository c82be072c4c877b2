import type { WholeActivity } from '../activity.types.ts';
import type { ActivityValues } from './activity-values.ts';

export interface FieldsProps {
  readonly values: ActivityValues;
  /** It was published: what it promises stays. */
  readonly isFixed: boolean;
  /** Null: a new one. */
  readonly activity: WholeActivity | null;
}
