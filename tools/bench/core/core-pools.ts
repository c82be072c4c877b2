import { callbacksOf } from './core-callbacks.ts';
import { requestsOf } from './core-requests.ts';
import type { CoreCall } from './recorded-statements.ts';
import { removeOrders } from './remove-run.ts';
import { RequestPool } from './request-pool.ts';
import type { Scene } from './scene.types.ts';

/** Nobody may have more unpaid orders than three: after two of each member, all are taken away. */
const ORDERS_EACH = 2;

export function poolOf(call: CoreCall, scene: Scene): RequestPool {
  if (call === 'callback') {
    const refill = async () => {
      await removeOrders(scene.db);
      return callbacksOf(scene);
    };
    return new RequestPool({ perSecond: 1_200, refill });
  }
  const requests = requestsOf[call](scene);
  if (call !== 'place') return new RequestPool(requests);
  const refill = async () => {
    await removeOrders(scene.db);
    return Array.from({ length: ORDERS_EACH }, () => requests).flat();
  };
  return new RequestPool({ perSecond: 2_500, refill });
}
