import { type jumps, jumpTableWith } from '@qianpu/jumps/jump-table';
import { settings } from './settings.ts';

/** The shell itself leads to the mall's own addresses alone. */
const table = jumpTableWith((address, { origin }) => (address.startsWith(`${origin}/`) ? { href: address } : null));

/** Opens one of our pages by the name of its jump, in the jump's mode. */
export function go(name: keyof typeof jumps, query: Readonly<Record<string, unknown>> = {}): void {
  const page = table(name, query, { origin: settings().origin, linkHosts: [] });
  if (!page) return;
  const open: (option: { readonly url: string }) => unknown = wx[page.mode];
  void open({ url: page.url });
}
