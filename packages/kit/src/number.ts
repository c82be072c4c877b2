/** Both languages write digits in groups of three. Made once: making a formatter takes far longer than using it. */
const inGroups = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** "1,299", "2.1" */
export const grouped = (value: number): string => inGroups.format(value);
