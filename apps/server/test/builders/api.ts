import { Admission } from '#platform/http/admission';
import { type AdmissionLimit, admissionLimits, type CallPriority } from '#platform/http/call-priority';
import type { HttpServer } from '#platform/http/http-server';
import { createReadMemory } from '#platform/http/read-memory';
import { createLog, type Logger } from '#platform/log';
import { createApiServer } from '../../src/app/api.role.ts';
import { cacheableReads } from '../../src/app/modules.ts';
import type { TestMall } from '../test-mall.ts';

const silent = createLog('test', 'silent');

const withTerms = (change: Partial<AdmissionLimit>): Admission => {
  const changed = Object.entries(admissionLimits).map(([priority, usual]) => [priority, { ...usual, ...change }]);
  return new Admission(silent, { terms: Object.fromEntries(changed) as Record<CallPriority, AdmissionLimit> });
};

/** As many begin at once as in the world, and who waits is waited for: a loaded machine is slow, not wrong. */
const aPatientDoor = (): Admission => withTerms({ maxWaitMs: 20_000 });

/** Lets everybody in at once: what must hold in a race must hold without anybody keeping the racers apart. */
export const anOpenDoor = (): Admission => withTerms({ below: Number.POSITIVE_INFINITY });

/** The api over a mall; refusing whom it cannot serve in time is for tests of overload, which bring a door of their own. */
export const anApi = (
  { engines, newId }: Pick<TestMall, 'engines' | 'newId'>,
  admission: Admission = aPatientDoor(),
  log: Logger = silent,
): HttpServer => createApiServer({ env: 'test' }, engines, newId, log, admission);

/** The same as it runs in production: answers that are the same for everybody are kept for a moment. */
export const aRememberingApi = ({ engines, newId }: Pick<TestMall, 'engines' | 'newId'>): HttpServer =>
  createApiServer({ env: 'test' }, engines, newId, silent, aPatientDoor(), createReadMemory(cacheableReads));
