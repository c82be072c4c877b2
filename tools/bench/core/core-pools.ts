import { callbacksOf } from './core-callbacks.ts';
import { requestsOf } from './core-requests.ts';
import type { CoreCall } from './recorded-statements.ts';
import { removeOrders } from './remove-run.ts';
import { RequestPool } from './request-pool.ts';
import { ORDERS_EACH } from './scene.ts';
import type { Scene } from './scene.types.ts';

export function poolOf(call: CoreCall, scene: Scene): RequestPool {
  if (call === 'callback') {
    const refill = async () => {
      await removeOrders(scene.db);
      return callbacksOf(scene);
    };
    return new RequestPool({ perSecond: 1_200, refill });
  }
  if (call !== 'place' && call !== 'placeCoupon') return new RequestPool(requestsOf[call](scene, 0));
  const refill = async () => {
    await removeOrders(scene.db);
    return Array.from({ length: ORDERS_EACH }, (_, nth) => requestsOf[call](scene, nth)).flat();
  };
  return new RequestPool({ perSecond: 2_500, refill });
}
