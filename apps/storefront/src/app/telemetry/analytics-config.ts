import { behaviourRows } from '@qianpu/contract/calls/behaviour';
import type { OutputOf } from '@qianpu/contract/types';
import { analyticsConfigTimeoutMs, analyticsRefreshMs } from '@qianpu/kit/analytics';
import type { Transport } from '#api/transport';
import { reportValues } from '#session/stored-reports';

/** Whether the merchant wants to hear of visits: asked every half hour, waited for five seconds (spec 9). Until it is known, no. */
export async function isAnalyticsWanted(mid: string, transport: Transport): Promise<boolean> {
  const known = reportValues.read('analyticsConfig', mid);
  if (known && Date.now() - known.askedAt < analyticsRefreshMs) return known.isOn;
  const late = new Promise<null>((resolve) => setTimeout(resolve, analyticsConfigTimeoutMs, null));
  const requested = transport({ row: behaviourRows['behaviour.analytics.config'], input: {}, isAnonymous: true });
  const outcome = await Promise.race([requested, late]);
  if (outcome?.kind !== 'ok') return known?.isOn ?? false;
  const { isOn } = outcome.data as OutputOf<'behaviour.analytics.config'>;
  reportValues.write('analyticsConfig', mid, { isOn, askedAt: Date.now() });
  return isOn;
}
