/**
 * The cheapest way to give each row one column of its own (the Hungarian algorithm, exact). There are at least as many columns as rows.
 * Answers the column of each row.
 */
export function assign(costs: readonly (readonly number[])[]): number[] {
  const columns = costs[0]?.length ?? 0;
  const state: State = {
    costs,
    columns,
    ofRow: Array.from({ length: costs.length + 1 }, () => 0),
    ofColumn: Array.from({ length: columns + 1 }, () => 0),
    rowOf: Array.from({ length: columns + 1 }, () => 0),
  };
  for (let row = 1; row <= costs.length; row += 1) place(state, row);
  const columnOf = costs.map(() => 0);
  for (let column = 1; column <= columns; column += 1) {
    const row = state.rowOf[column] ?? 0;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}

/** Rows and columns count from 1; 0 is nobody. Each has a potential, and no cost lies below the sum of both. */
interface State {
  readonly costs: readonly (readonly number[])[];
  readonly columns: number;
  readonly ofRow: number[];
  readonly ofColumn: number[];
  readonly rowOf: number[];
}

/** Finds the cheapest chain of changes that frees a column for one more row. */
function place(state: State, row: number): void {
  const { rowOf } = state;
  const least = rowOf.map(() => Number.POSITIVE_INFINITY);
  const before = rowOf.map(() => 0);
  const isSeen = rowOf.map(() => false);
  rowOf[0] = row;
  let column = 0;
  while ((rowOf[column] ?? 0) !== 0) {
    isSeen[column] = true;
    column = step(state, column, { least, before, isSeen });
  }
  while (column !== 0) {
    const previous = before[column] ?? 0;
    rowOf[column] = rowOf[previous] ?? 0;
    column = previous;
  }
}

interface Chain {
  readonly least: number[];
  readonly before: number[];
  readonly isSeen: readonly boolean[];
}

function step({ costs, columns, ofRow, ofColumn, rowOf }: State, from: number, { least, before, isSeen }: Chain): number {
  const row = rowOf[from] ?? 0;
  let [delta, next] = [Number.POSITIVE_INFINITY, 0];
  for (let column = 1; column <= columns; column += 1) {
    if (isSeen[column]) continue;
    const reduced = (costs[row - 1]?.[column - 1] ?? 0) - (ofRow[row] ?? 0) - (ofColumn[column] ?? 0);
    if (reduced < (least[column] ?? 0)) [least[column], before[column]] = [reduced, from];
    if ((least[column] ?? 0) < delta) [delta, next] = [least[column] ?? 0, column];
  }
  for (let column = 0; column <= columns; column += 1) {
    if (!isSeen[column]) least[column] = (least[column] ?? 0) - delta;
    else {
      ofRow[rowOf[column] ?? 0] = (ofRow[rowOf[column] ?? 0] ?? 0) + delta;
      ofColumn[column] = (ofColumn[column] ?? 0) - delta;
    }
  }
  return next;
}
