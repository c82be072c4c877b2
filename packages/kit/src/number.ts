/** Both languages write digits in groups of three. Made once: making a formatter takes far longer than using it. */
const inGroups = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** "1,299", "2.1". Most prices are below a thousand and need no formatter. */
export const grouped = (value: number): string => (value < 1_000 ? String(value) : inGroups.format(value));
