/** A name as folders and files are written: "goodDetail" is "good-detail". */
export const kebab = (name: string): string => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
