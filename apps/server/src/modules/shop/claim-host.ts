import { randomBytes } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { shopEvents } from '#events/shop';
import { type Ctx, inTx, type Staff, type TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { PROOF_FILE, recordOf } from '#platform/gateways/host-proof/host-proof';
import { noteChange, recordAction } from '#platform/note-change';
import { deleteClaim, type HostClaim, isTaken, letGoOfHost, listClaims, listTakenHosts, putClaim, takeHost } from './host.repo.ts';
import { lockMerchant } from './link-host.repo.ts';

const emit = emitter('shop', shopEvents);

const CLAIM_MS = 7 * 86_400_000;
const HOST_LIMIT = 20;

type Host = OutputOf<'shop.host.add'>;

const viewClaim = ({ host, kind, token, expiresAt }: HostClaim): Host => ({
  host,
  kind,
  isVerified: false,
  proof: { token, file: `http://${host}${PROOF_FILE}`, record: recordOf(host), expiresAt: expiresAt.getTime() },
});

/** What counts, and what waits for its proof. */
export async function showHosts(ctx: Ctx): Promise<Host[]> {
  const taken = await listTakenHosts(ctx);
  const waiting = (await listClaims(ctx)).filter(({ host }) => !taken.some((one) => one.host === host));
  return [...taken.map((one) => ({ ...one, isVerified: true, proof: null })), ...waiting.map(viewClaim)];
}

/** Anybody may say a host is theirs; it counts when the host itself says so, within seven days. */
export async function claimHost(ctx: TxCtx<Staff>, { host, kind }: ParsedOf<'shop.host.add'>): Promise<Host> {
  await lockMerchant(ctx);
  if (await isTaken(ctx, host)) throw fail('HOST_TAKEN');
  const hosts = await showHosts(ctx);
  if (hosts.filter((one) => one.host !== host).length >= HOST_LIMIT) throw fail('HOSTS_FULL');
  const claim = { host, kind, token: randomBytes(32).toString('base64url'), expiresAt: new Date(ctx.now.getTime() + CLAIM_MS) };
  await putClaim(ctx, claim);
  noteChange(ctx, { before: null, after: { host, kind } });
  return viewClaim(claim);
}

/** Asks outside of any transaction; afterwards the claim must still stand, and the host still be free. */
export async function proveHost(ctx: Ctx<Staff>, host: string): Promise<Host> {
  const claim = await inTx(ctx, async (ctx) => (await listClaims(ctx)).find((one) => one.host === host));
  if (!claim) throw fail('NOT_FOUND');
  const shown = await ctx.gateways.hostProof.look(host, claim.token);
  if (shown.file !== 'right' && shown.record !== 'right') throw fail('HOST_UNPROVEN', shown);
  await inTx(ctx, async (ctx) => {
    await lockMerchant(ctx);
    const standing = (await listClaims(ctx)).find((one) => one.host === host);
    if (standing?.token !== claim.token) throw fail('NOT_FOUND');
    if (!(await takeHost(ctx, host, claim.kind))) throw fail('HOST_TAKEN');
    await deleteClaim(ctx, host);
    await recordAction(ctx, { change: { before: { host, isVerified: false }, after: { host, isVerified: true } } });
    await emit(ctx, 'shop.hosts.changed', {});
  });
  return { host, kind: claim.kind, isVerified: true, proof: null };
}

/** Of one's own, proved or not; never the one the caller stands on. */
export async function removeHost(ctx: TxCtx<Staff>, host: string): Promise<void> {
  if (host === ctx.host) throw fail('BAD_INPUT', ['host']);
  await lockMerchant(ctx);
  const wasClaimed = await deleteClaim(ctx, host);
  const wasTaken = await letGoOfHost(ctx, host);
  if (!wasClaimed && !wasTaken) throw fail('NOT_FOUND');
  noteChange(ctx, { before: { host, isVerified: wasTaken }, after: {} });
  await emit(ctx, 'shop.hosts.changed', {});
}
