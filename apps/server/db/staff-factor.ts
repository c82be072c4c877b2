import { resetFactor } from '#modules/staff';
import { readConfig } from '#platform/config';
import { makeCtx } from '#platform/ctx';
import { FIRST_POD, openPod } from '#platform/db/pod';
import type { Gateways } from '#platform/gateways/gateways';
import { createIdSource } from '#platform/ids/id-source';
import { leaseNode } from '#platform/ids/node-lease';
import { createLog } from '#platform/log';
import { DEMO_MID } from './seeds/demo/demo-mid.ts';

/**
 * Takes away the second factor of somebody who lost phone and recovery codes, and ends their sessions: STAFF_NAME, and STAFF_MID for
 * another merchant than the demo's. They sign in with the password alone afterwards, and set up a new one.
 */
const config = readConfig();
const mid = process.env.STAFF_MID || DEMO_MID;
const name = process.env.STAFF_NAME ?? '';
if (name === '') throw new Error('STAFF_NAME says whose second factor is to go');

const log = createLog('staff-factor', 'warn');
const pod = openPod({ name: FIRST_POD, roleUrls: config.databaseRoleUrls, onIdleError: () => undefined });
try {
  const lease = await leaseNode(pod.as.qianpu_app, log);
  try {
    const ctx = makeCtx({ mid, pod, newId: createIdSource(lease), gateways: {} as Gateways, log });
    const outcome = await resetFactor(ctx, name);
    console.log(`second factor of ${name}, merchant ${mid}: ${outcome}`);
    if (outcome === 'unknown name') process.exitCode = 1;
  } finally {
    await lease.release();
  }
} finally {
  await pod.close();
}
