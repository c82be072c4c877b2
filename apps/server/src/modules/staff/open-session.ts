import type { TxCtx } from '#platform/ctx';
import { markSeen } from './account.repo.ts';
import { storeDevice } from './device.repo.ts';
import { insertSession } from './session.repo.ts';
import { SESSION_MS } from './staff.rules.ts';
import type { Login } from './staff.types.ts';
import { hashToken, newDeviceToken, newToken } from './staff-token.ts';

/** Signs in somebody who has proved who they are; the device is known from now on. */
export async function openSession(ctx: TxCtx, staffId: string, knownDevice?: string): Promise<Login & { sessionId: string }> {
  const device = knownDevice ?? newDeviceToken();
  await storeDevice(ctx, staffId, hashToken(device));
  const [token, sessionId] = [newToken(ctx.mid), ctx.newId()];
  const expiresAt = new Date(ctx.now.getTime() + SESSION_MS);
  await insertSession(ctx, { id: sessionId, staffId, tokenHash: hashToken(token), expiresAt });
  await markSeen(ctx, staffId);
  return { token, staffId, expiresAt, device, sessionId };
}
