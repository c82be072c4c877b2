import { type Ctx, inTx } from '#platform/ctx';
import { type BillDay, countDifferences, listBookRows, replaceDifferences, saveBillDay } from './bill.repo.ts';
import { compareBill, dayOf, daysToBill, readyAfter, sumLines } from './bill.rules.ts';
import { findBilledThrough, setBilledThrough } from './pay-account.repo.ts';
import { callProvider } from './pay-accounts.ts';
import { billDifferences } from './payment-metrics.ts';
import { queryTender } from './query-tender.ts';
import { findTenderByNumber } from './tender.repo.ts';

/** Holds the bill of every day that is over against our book, once per day; a bill that cannot be had is asked for again. */
export async function reconcileBills(ctx: Ctx, appRef: string): Promise<void> {
  const days = await inTx(ctx, async (ctx) => daysToBill(ctx.now, await findBilledThrough(ctx, appRef)));
  for (const name of days) {
    if (!(await reconcileDay(ctx, appRef, dayOf(name)))) return;
    await inTx(ctx, (ctx) => setBilledThrough(ctx, appRef, name, readyAfter(name)));
  }
  billDifferences.set(await inTx(ctx, countDifferences));
}

/** False when the provider did not give the bill. */
export async function reconcileDay(ctx: Ctx, appRef: string, day: BillDay): Promise<boolean> {
  const result = await callProvider(ctx, appRef, (provider) => provider.tradeBill(day.name));
  if (result.kind !== 'told' && result.kind !== 'absent') return false;
  const bill = result.kind === 'told' ? result.value : [];
  const numbers = bill.map(({ number }) => number);
  const readBook = () => inTx(ctx, (ctx) => listBookRows(ctx, appRef, day, numbers));

  const unknownHere = compareBill(bill, await readBook()).filter(({ what, kind }) => what === 'MISSING_HERE' && kind === 'PAY');
  for (const { number } of unknownHere) {
    const tender = await inTx(ctx, (ctx) => findTenderByNumber(ctx, number));
    if (tender) await queryTender(ctx, tender, 'bill');
  }
  // What is left after that needs a person.
  const book = await readBook();
  const differences = compareBill(bill, book);
  await inTx(ctx, async (ctx) => {
    await replaceDifferences(ctx, appRef, day, differences);
    await saveBillDay(ctx, appRef, day, sumLines(bill), sumLines(book.filter(({ isDone }) => isDone)));
  });
  if (differences.length > 0) ctx.log.error({ appRef, day: day.name, differences: differences.length }, 'a bill differs from our book');
  return true;
}
