/** What somebody types, and how the title of the goods begins that must be among the first five. */
export type JudgedQuery = readonly [typed: string, title: string];
