/** What staff know of a member, for the member. */
export { exportCustomer } from './personal-customer.ts';
/** What staff call members by, and the rules that put members together. */
export { saveLabel, setLabels } from './save-label.ts';
export { saveSegment } from './save-segment.ts';
/** What colleagues write about a member. */
export { addNote } from './show-notes.ts';
