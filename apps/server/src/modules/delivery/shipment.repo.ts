import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { NewShipment, Shipment } from './delivery.types.ts';

const db = ownTables('delivery');

/** Orders of one number: parcels may be sent together. */
const MOST_TRACKED = 500;

export async function recordShipment(ctx: TxCtx, { orderId, carrier, trackingNo }: NewShipment): Promise<void> {
  await db(ctx)
    .insertInto('delivery.shipment')
    .values({ mid: ctx.mid, id: ctx.newId(), order_id: orderId, carrier, tracking_no: trackingNo, shipped_at: ctx.now })
    .execute();
}

const shipmentsOf = prepared('delivery.shipments', (tables: OwnDb<'delivery'>, p: { mid: string; orderIds: readonly string[] }) =>
  tables
    .selectFrom('delivery.shipment')
    .select(['order_id', 'carrier', 'tracking_no', 'shipped_at'])
    .where('mid', '=', p.mid)
    .where('order_id', '=', sql<string>`any(${p.orderIds}::bigint[])`),
);

export async function findShipments(ctx: Ctx, orderIds: readonly string[]): Promise<Shipment[]> {
  const rows = await shipmentsOf(db(ctx), { mid: ctx.mid, orderIds });
  return rows.map((row) => ({ orderId: row.order_id, carrier: row.carrier, trackingNo: row.tracking_no, shippedAt: row.shipped_at }));
}

/** Orders sent under this number: few, unless somebody typed the same one again and again. */
export async function findTracked(ctx: Ctx, trackingNo: string): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select t.order_id from delivery.shipments_tracked(array[upper(${trackingNo}::text)], ${MOST_TRACKED}) t`.execute(db(ctx));
  return rows.map((row) => row.order_id);
}

/** Those of these numbers, in capitals, that something was sent under before. */
export async function findUsedNumbers(ctx: Ctx, trackingNos: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ number: string }>`
    select distinct t.number from delivery.shipments_tracked(${trackingNos}::text[], null) t`.execute(db(ctx));
  return new Set(rows.map(({ number }) => number));
}
