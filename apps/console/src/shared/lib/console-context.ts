import type { ConsoleContext } from '@qianpu/contract/console-context';

/** What the document was written with. */
export function readContext(): ConsoleContext {
  const text = document.getElementById('console-context')?.textContent ?? '';
  return JSON.parse(text) as ConsoleContext;
}
