import { OrderFilter } from '@qianpu/contract/calls/order-staff.schema';
import { MOST_COUNTED } from '@qianpu/contract/fields';
import type { ParsedOf } from '@qianpu/contract/types';
import { z } from 'zod';
import { findShipments } from '#modules/delivery';
import { type Ctx, inTx, type Staff, type TxCtx } from '#platform/ctx';
import { fileParts } from '#platform/tasks/file-parts';
import { startTask } from '#platform/tasks/start-task';
import { type TaskOutcome, type TaskReport, taskKind } from '#platform/tasks/task.types';
import { BOM, beijing, csvRow, digits, yuan } from '#platform/words/spreadsheet.rules';
import type { StaffOrderCard } from './order.types.ts';
import { exportHeads } from './order-export.texts.ts';
import { criteriaOf } from './search-orders.ts';
import { nameShops } from './show-orders.ts';
import { viewForStaff } from './staff-order.view.ts';
import { searchCards, sumOrders } from './staff-search.repo.ts';
import type { OrderCriteria } from './staff-search.types.ts';

const KIND = 'export-orders';
const BATCH = 500;
/** More than a spreadsheet is good for: somebody should choose a shorter time. */
const MOST_EXPORTED = 200_000;

export const startExport = async (ctx: TxCtx<Staff>, filter: ParsedOf<'trade.order.export'>) => ({
  taskId: await startTask(ctx, { kind: KIND, call: 'trade.order.export', input: { filter, lang: ctx.lang }, cid: filter.cid }),
});

export const exportTask = taskKind({
  kind: KIND,
  input: z.object({ filter: OrderFilter, lang: z.string() }),
  run: async (ctx, { filter, lang }, report) => {
    const criteria = await inTx(ctx, (ctx) => criteriaOf(ctx, filter));
    const total = criteria ? (await inTx(ctx, (ctx) => sumOrders(ctx, criteria, 'number'))).total : 0;
    await report.progress(0, total < MOST_COUNTED ? total : undefined);
    return writeParts(ctx, criteria, report, exportHeads[lang === 'en' ? 'en' : 'zh-CN']);
  },
});

async function writeParts(
  ctx: Ctx<Staff>,
  criteria: OrderCriteria | undefined,
  report: TaskReport,
  heads: readonly string[],
): Promise<TaskOutcome> {
  const file = fileParts(report);
  file.add(BOM + csvRow(heads));
  let orders = 0;
  let beforeId: string | undefined;
  for (let hasMore = criteria !== undefined; criteria && hasMore && orders < MOST_EXPORTED; ) {
    const batch = await inTx(ctx, (ctx) => readBatch(ctx, { ...criteria, beforeId }));
    file.add(batch.map(rowsOf).join(''));
    orders += batch.length;
    beforeId = batch.at(-1)?.id;
    hasMore = batch.length === BATCH;
    await file.saveFull(orders);
  }
  const parts = await file.saveRest(orders);
  return { result: { orders, isCut: orders >= MOST_EXPORTED }, file: { name: 'orders.csv', type: 'text/csv; charset=utf-8', parts } };
}

/** By the key, so that the last batch costs what the first did. */
async function readBatch(ctx: Ctx, criteria: OrderCriteria): Promise<StaffOrderCard[]> {
  const rows = await searchCards(ctx, criteria, { sort: 'number', offset: 0, limit: BATCH });
  const parcels = await findShipments(
    ctx,
    rows.map(({ id }) => id),
  );
  const shipmentOf = new Map(parcels.map((parcel) => [parcel.orderId, parcel]));
  const shopNames = await nameShops(ctx);
  return rows.map((row) => viewForStaff(row, { shopNames, shipWithin: criteria.shipWithin }, shipmentOf.get(row.id)));
}

/** A row for each line; phones are masked, as in the list. */
function rowsOf(card: StaffOrderCard): string {
  const { address, shipment } = card;
  return card.lines
    .map((line) =>
      csvRow([
        ...[digits(card.id), card.shopName, card.state, beijing(card.createdAt), beijing(card.paidAt), card.payWay ?? ''],
        ...[line.title, line.specs.map(({ name, value }) => `${name}:${value}`).join(' '), line.quantity],
        ...[yuan(line.unitFen), yuan(line.discountFen), yuan(line.quantity * line.unitFen - line.discountFen), yuan(card.payableFen)],
        ...[card.refundState, address.name, address.phone, address.province, address.city, address.district, card.message],
        ...[shipment?.carrier ?? '', shipment ? digits(shipment.trackingNo) : ''],
      ]),
    )
    .join('');
}
