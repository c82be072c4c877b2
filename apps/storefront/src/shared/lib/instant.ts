/** The mall's own time zone: an order says the same wherever it is read. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' });

/** "2026-11-14 21:11:48" */
export const instantText = (instant: number): string => format.format(instant);
