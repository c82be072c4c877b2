import { sql } from 'kysely';
import { type Ctx, inTx, type TxCtx } from '#platform/ctx';

/** A column that holds what `SECRETS_KEY` seals. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** What tells a merchant's rows apart. */
  readonly keys: readonly string[];
  /** Where a value was sealed for: of its merchant and the row's keys, in their order. */
  readonly placeOf: (mid: string, keys: readonly string[]) => string;
}

export interface Resealed {
  renewed: number;
  /** Already sealed with the first key. */
  current: number;
  /** Opened by neither key: `table.column keys`. */
  lost: string[];
}

interface SealedThings {
  readonly sealedColumns: readonly SealedColumn[];
  readonly beforeKeyLeaves: readonly ((ctx: TxCtx) => Promise<number>)[];
}

/** Seals a merchant's values with the first key. Ended at any moment it is run again, and what changes meanwhile is left as it is. */
export const resealMerchant = (ctx: Ctx, { sealedColumns: columns, beforeKeyLeaves }: SealedThings): Promise<Resealed> =>
  inTx(ctx, async (ctx) => {
    const done: Resealed = { renewed: 0, current: 0, lost: [] };
    for (const keep of beforeKeyLeaves) await keep(ctx);
    for (const column of columns) await resealColumn(ctx, column, done);
    return done;
  });

async function resealColumn(ctx: TxCtx, column: SealedColumn, done: Resealed): Promise<void> {
  for (const { keys, sealed } of await listSealed(ctx, column)) {
    const renewed = renewOrUndefined(ctx, sealed, column.placeOf(ctx.mid, keys));
    if (renewed === 'lost') done.lost.push(`merchant ${ctx.mid}, ${column.table}.${column.column} ${keys.join(' ')}`);
    else if (renewed === undefined) done.current += 1;
    else if (await replaceSealed(ctx, column, { keys, sealed, renewed })) done.renewed += 1;
  }
}

function renewOrUndefined({ gateways }: Ctx, sealed: Buffer, place: string): Buffer | undefined | 'lost' {
  try {
    return gateways.seal.renew(sealed, place);
  } catch {
    return 'lost';
  }
}

async function listSealed(ctx: TxCtx, { table, column, keys }: SealedColumn) {
  const texts = sql.join([sql`''`, ...keys.map((key) => sql`${sql.ref(key)}::text`)]);
  const { rows } = await sql<{ all: string[]; sealed: Buffer }>`
    select array[${texts}] as "all", ${sql.ref(column)} as sealed
      from ${sql.table(table)} where mid = ${ctx.mid}::bigint and ${sql.ref(column)} is not null`.execute(ctx.db);
  return rows.map(({ all, sealed }) => ({ keys: all.slice(1), sealed }));
}

interface Renewed {
  readonly keys: readonly string[];
  readonly sealed: Buffer;
  readonly renewed: Buffer;
}

/** Only in the place of what was read: who has entered another secret meanwhile has sealed it with the first key. */
async function replaceSealed(
  ctx: TxCtx,
  { table, column, keys: names }: SealedColumn,
  { keys, sealed, renewed }: Renewed,
): Promise<boolean> {
  const same = names.map((name, at) => sql`and ${sql.ref(name)}::text = ${keys[at]}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${renewed}
     where mid = ${ctx.mid}::bigint and ${sql.ref(column)} = ${sealed} ${sql.join(same, sql` `)}`.execute(ctx.db);
  return numAffectedRows === 1n;
}
