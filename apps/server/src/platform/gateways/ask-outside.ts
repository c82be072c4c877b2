import { Histogram } from 'prom-client';
import { registry } from '../metrics.ts';
import { traced } from '../tracing/trace.ts';

const providers = ['sms', 'map', 'wechat-pay', 'alipay', 'wechat-open'] as const;
export type Provider = (typeof providers)[number];

const seconds = new Histogram({
  name: 'qianpu_provider_seconds',
  help: 'Requests to those outside by provider and outcome: answered (also a refusal is an answer), fault (it answered with 5xx), silent (no answer in time)',
  labelNames: ['provider', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});
for (const provider of providers) for (const outcome of ['answered', 'fault', 'silent']) seconds.zero({ provider, outcome });

/** One request to a provider, counted. */
export async function askOutside(provider: Provider, send: () => Promise<Response>): Promise<Response> {
  const end = seconds.startTimer({ provider });
  try {
    const response = await traced(() => ({ name: `provider ${provider}`, kind: 'client' }), send);
    end({ outcome: response.status >= 500 ? 'fault' : 'answered' });
    return response;
  } catch (error) {
    end({ outcome: 'silent' });
    throw error;
  }
}
