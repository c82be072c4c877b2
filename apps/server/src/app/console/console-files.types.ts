import type { HttpServer } from '#platform/http/http-server';

/** The console's build, or in development its sources. */
export interface ConsoleFiles {
  /** Tags of the document's head: scripts and styles, each with the nonce of this answer. */
  head(nonce: string): string;
  mount(server: HttpServer): Promise<void>;
}
