import { queryLimits } from '@qianpu/kit/query';
import qs from 'qs';

/** A query, or a form in a body: written alike, with the same limits (spec 9). */
export const parseQuery = (text: string): Record<string, unknown> =>
  qs.parse(text, { depth: queryLimits.depth, arrayLimit: queryLimits.list, parameterLimit: queryLimits.parameters });
