import { orderStaffSchemas } from '@qianpu/contract/calls/order-staff.schema';
import { CallFailure } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { carrierNamed, findShipments, findUsedNumbers } from '#modules/delivery';
import { type Ctx, inTx, type Staff, type TxCtx } from '#platform/ctx';
import { startTask } from '#platform/tasks/start-task';
import { type TaskReport, taskKind } from '#platform/tasks/task.types';
import { listStates } from './order.repo.ts';
import { shipOrder } from './ship-order.ts';
import { checkLines, isTrackingNo, orderNumbers, type ShipmentLine, type ShipmentProblem } from './shipments.rules.ts';

const KIND = 'ship-orders';
/** A word about progress after so many parcels. */
const TOLD_EACH = 20;

/** What is wrong with each line, before anything is sent. */
export async function checkShipments(
  ctx: Ctx<Staff>,
  { cid, lines }: ParsedOf<'trade.order.checkShipments'>,
): Promise<OutputOf<'trade.order.checkShipments'>> {
  const orders = await listStates(ctx, orderNumbers(lines));
  const used = await findUsedNumbers(
    ctx,
    lines.map(({ trackingNo }) => trackingNo.toUpperCase()),
  );
  const checked = checkLines(lines, { orders, cid, carrierNamed, used });
  return { good: checked.filter(({ problem }) => problem === null).length, lines: checked };
}

export const shipMany = async (ctx: TxCtx<Staff>, input: ParsedOf<'trade.order.shipMany'>) => ({
  taskId: await startTask(ctx, { kind: KIND, call: 'trade.order.shipMany', input, total: input.lines.length, cid: input.cid }),
});

interface LineResult {
  readonly orderId: string;
  /** Null: it is sent. */
  readonly failure: ShipmentProblem | 'INTERNAL' | null;
}

export const shipTask = taskKind({
  kind: KIND,
  input: orderStaffSchemas['trade.order.shipMany'].input,
  run: async (ctx, { lines }, report) => {
    const results = await shipLines(ctx, lines, report);
    const shipped = results.filter(({ failure }) => failure === null).length;
    return { result: { shipped, failed: results.length - shipped, lines: results } };
  },
});

async function shipLines(ctx: Ctx<Staff>, lines: readonly ShipmentLine[], report: TaskReport): Promise<LineResult[]> {
  const results: LineResult[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const failure = seen.has(line.orderId) ? 'DUPLICATE_LINE' : await shipLine(ctx, line);
    seen.add(line.orderId);
    results.push({ orderId: line.orderId, failure });
    if (results.length % TOLD_EACH === 0) await report.progress(results.length);
  }
  await report.progress(results.length);
  return results;
}

/** Each in a transaction of its own: one that fails keeps the others from nothing. */
async function shipLine(outer: Ctx<Staff>, { orderId, carrier: written, trackingNo }: ShipmentLine): Promise<LineResult['failure']> {
  const carrier = carrierNamed(written);
  if (orderNumbers([{ orderId, carrier: written, trackingNo }]).length === 0) return 'UNKNOWN_ORDER';
  if (carrier === undefined) return 'UNKNOWN_CARRIER';
  if (!isTrackingNo(trackingNo)) return 'BAD_TRACKING_NO';
  const parcel = { orderId, carrier, trackingNo };
  try {
    await inTx(outer, (ctx) => shipOrder(ctx, parcel));
    return null;
  } catch (err) {
    if (err instanceof CallFailure && err.failure === 'NOT_FOUND') return 'UNKNOWN_ORDER';
    if (err instanceof CallFailure && err.failure === 'ORDER_MOVED_ON') return (await isSentSo(outer, parcel)) ? null : 'WRONG_STATE';
    outer.log.warn({ err, orderId }, 'a parcel of many could not be sent');
    return 'INTERNAL';
  }
}

/** This very parcel was sent before: the task is done for the second time. */
const isSentSo = (outer: Ctx<Staff>, { orderId, carrier, trackingNo }: ShipmentLine): Promise<boolean> =>
  inTx(outer, async (ctx) => {
    const [shipment] = await findShipments(ctx, [orderId]);
    return shipment?.carrier === carrier && shipment.trackingNo === trackingNo;
  });
