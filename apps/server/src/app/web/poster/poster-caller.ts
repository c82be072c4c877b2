import type { CallLimit } from '@qianpu/contract/call';
import type { Caller } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import type { Dispatch } from '#platform/http/dispatch';
import type { CountCall } from '#platform/limits/call-limits';
import type { Logger } from '#platform/log';
import { type Engines, visitorCtx } from '../../engines.ts';

export type PosterRead = 'decoration.page.find' | 'decoration.share.find' | 'catalog.product.info';

/** Reads as a visitor of the merchant; throws when this address asks too often. */
export type OpenPosterCaller = (mid: string, reader: Pick<Ctx, 'address' | 'lang'>) => Promise<Caller<PosterRead>>;

/** A poster costs more than a page. Few are drawn at once in any case. */
const LIMIT: CallLimit = { per: 'address', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } };

interface Means {
  readonly engines: Engines;
  readonly dispatch: Dispatch;
  readonly countCall: CountCall;
  readonly log: Logger;
}

export const posterCaller =
  ({ engines, dispatch, countCall, log }: Means): OpenPosterCaller =>
  async (mid, reader) => {
    const ctx = { ...(await visitorCtx(engines, mid, log)), ...reader };
    await countCall('poster', LIMIT, ctx);
    return ((name, input) => dispatch({ name, ctx, raw: input })) as Caller<PosterRead>;
  };
