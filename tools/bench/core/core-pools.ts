import { requestsOf } from './core-requests.ts';
import type { CoreCall } from './kept-statements.ts';
import { RequestPool } from './request-pool.ts';
import type { Scene } from './scene.ts';
import { removeOrders } from './scene-members.ts';

/** Nobody may have more unpaid orders than three: after two of each member, all are taken away. */
const ORDERS_EACH = 2;

export function poolOf(call: CoreCall, scene: Scene): RequestPool {
  if (call === 'callback') throw new Error('not yet');
  const requests = requestsOf[call](scene);
  if (call !== 'place') return new RequestPool(requests);
  return new RequestPool(async () => {
    await removeOrders(scene.db);
    return Array.from({ length: ORDERS_EACH }, () => requests).flat();
  });
}
