import { rebuildSearch } from '#modules/search-index';
import { readProgramConfig } from '#platform/config';
import { makeCtx } from '#platform/ctx';
import { FIRST_POD, openPod } from '#platform/db/pod';
import type { Gateways } from '#platform/gateways/gateways';
import { createLog } from '#platform/log';
import { listMerchants } from './merchants.repo.ts';

/** `node rebuild-search.ts [mid…]`: writes anew what goods are found by, of these merchants or of all. Shoppers search meanwhile. */
const config = readProgramConfig('api');
const log = createLog('search', 'warn');
const pod = openPod({ name: FIRST_POD, roleUrls: config.databaseRoleUrls, onIdleError: () => undefined });

const newId = () => {
  throw new Error('finding goods makes no ids');
};
// It talks to nobody.
const gateways = {} as Gateways;

try {
  const requested = process.argv.slice(2);
  let [merchants, goods] = [0, 0];
  for (const mid of requested.length > 0 ? requested : await listMerchants(pod)) {
    goods += await rebuildSearch(makeCtx({ mid, pod, newId, gateways, log }));
    merchants += 1;
  }
  process.stdout.write(`${goods} goods of ${merchants} merchants\n`);
} finally {
  await pod.close();
}
