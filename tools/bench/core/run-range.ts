/** No mall makes ids of this range, so that what is the run's can be told from what is not. */
const FIRST = 900_000_000_000;
const LAST = 900_999_999_999;

export const runId = (nth: number): string => String(FIRST + nth);

/** A condition of SQL: the column holds an id of the run. */
export const ofRun = (column: string): string => `${column} between ${FIRST} and ${LAST}`;

/** The run's key of the payment provider, and how the numbers of its notices begin. */
export const PROVIDER_SERIAL = 'C0BE';
export const NOTICE_START = 'core-';
