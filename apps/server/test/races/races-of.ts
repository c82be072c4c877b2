/** One entry for every row of a table that changes something; a table without one of them does not compile. */
export type RacesOf<Rows, Entry> = {
  readonly [Name in keyof Rows as Rows[Name] extends { readonly planned: true }
    ? never
    : Rows[Name] extends { readonly effect: 'write' | 'orchestrate' }
      ? Name
      : never]: Entry;
};
