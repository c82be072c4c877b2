import { HostName, Line } from '@qianpu/contract/fields';
import { z } from 'zod';
import { openMerchant } from '#modules/shop';
import { inviteOwner } from '#modules/staff';
import { type Ctx, inTx } from '#platform/ctx';
import { registerNewMerchant, unregisterMerchant } from '#platform/tenancy/register-merchant';

/** What the operator says of a new merchant. */
export const NewMerchant = z.object({
  name: Line(40),
  hosts: z.array(HostName).max(20),
  consoleHosts: z.array(HostName).max(5).default([]),
  owner: z
    .string()
    .regex(/^[a-z][a-z0-9._-]{1,31}$/)
    .default('owner'),
  /** 4 H5, 2 mobile mall, 1 other. */
  clientTypes: z
    .array(z.union([z.literal(4), z.literal(2), z.literal(1)]))
    .min(1)
    .default([4, 2, 1]),
});

interface Opened {
  readonly mid: string;
  /** Of the owner's invitation; it is shown now and never again. */
  readonly token: string;
  readonly expiresAt: Date;
}

interface Means {
  readonly ownerUrl: string;
  readonly pod: string;
  ctx(mid: string): Ctx;
}

/** A merchant without a shop, its hosts, and an invitation for who owns it. Both, or neither. */
export async function createMerchant({ ownerUrl, pod, ctx }: Means, said: z.infer<typeof NewMerchant>): Promise<Opened> {
  const { name, hosts, consoleHosts, owner, clientTypes } = said;
  const mid = await registerNewMerchant(ownerUrl, { pod, hosts, consoleHosts });
  try {
    return await inTx(ctx(mid), async (ctx) => {
      await openMerchant(ctx, { name, defaultCid: null, clientTypes, organisations: [] });
      const { token, expiresAt } = await inviteOwner(ctx, owner);
      return { mid, token, expiresAt };
    });
  } catch (error) {
    await unregisterMerchant(ownerUrl, mid);
    throw error;
  }
}
