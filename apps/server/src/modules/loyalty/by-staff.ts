import { staffNames } from '#modules/staff';
import type { Ctx } from '#platform/ctx';

interface Written {
  readonly staff_id: string | null;
}

/** Of each row who of the staff wrote it, as colleagues call them; null: nobody did. */
export async function nameStaff(ctx: Ctx, rows: readonly Written[]): Promise<(row: Written) => { id: string; name: string } | null> {
  const named = await staffNames(
    ctx,
    rows.map(({ staff_id }) => staff_id),
  );
  return ({ staff_id }) => (staff_id === null ? null : { id: staff_id, name: named.get(staff_id) ?? '' });
}
