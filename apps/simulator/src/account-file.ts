import { readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';

/** Customers of a provider, in a file that may change at any time. */
export class AccountFile<Row> {
  readonly #file: string | undefined;
  readonly #form: z.ZodType<Row[]>;
  #readAt = '';
  #rows: readonly Row[] = [];

  constructor(file: string | undefined, form: z.ZodType<Row[]>) {
    this.#file = file;
    this.#form = form;
    this.rows();
  }

  /** As the file is now; the same list for as long as it does not change. */
  rows(): readonly Row[] {
    return this.#stamp() === this.#readAt ? this.#rows : this.read();
  }

  read(): readonly Row[] {
    this.#readAt = this.#stamp();
    this.#rows = this.#file === undefined || this.#readAt === '' ? [] : this.#form.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    return this.#rows;
  }

  /** Empty while there is no file: customers may come later. */
  #stamp(): string {
    const found = this.#file === undefined ? undefined : statSync(this.#file, { throwIfNoEntry: false });
    return found === undefined ? '' : `${found.mtimeMs}/${found.size}/${found.ino}`;
  }
}
