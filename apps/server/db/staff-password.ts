import { ensureOwner } from '#modules/staff';
import { readConfig } from '#platform/config';
import { makeCtx } from '#platform/ctx';
import { FIRST_POD, openPod } from '#platform/db/pod';
import type { Gateways } from '#platform/gateways/gateways';
import { createIdSource } from '#platform/ids/id-source';
import { leaseNode } from '#platform/ids/node-lease';
import { createLog } from '#platform/log';
import { DEMO_MID } from './seeds/demo/demo-mid.ts';

/**
 * Makes a merchant's owner account, or gives it a new password: STAFF_PASSWORD, and STAFF_MID for another merchant than
 * the demo's. By the environment, not by an argument: the list of processes would show the password.
 */
const config = readConfig();
const mid = process.env.STAFF_MID || DEMO_MID;
const password = process.env.STAFF_PASSWORD ?? '';
if (password.length < 10) throw new Error('STAFF_PASSWORD must have at least ten characters');

const log = createLog('staff-password', 'warn');
const pod = openPod({ name: FIRST_POD, roleUrls: config.databaseRoleUrls, onIdleError: () => undefined });
try {
  const lease = await leaseNode(pod.as.qianpu_app, log);
  try {
    const ctx = makeCtx({ mid, pod, newId: createIdSource(lease), gateways: {} as Gateways, log });
    await ensureOwner(ctx, { name: 'owner', password });
  } finally {
    await lease.release();
  }
} finally {
  await pod.close();
}
console.log(`owner of merchant ${mid} has a new password`);
