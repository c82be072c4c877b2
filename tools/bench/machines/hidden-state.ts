import type { Asker } from './asker.ts';
import { shopperAddresses } from './networks.ts';

/** Where processes tell machines of their state, in every spelling that came to mind. */
const written = ['healthz', 'readyz', 'drainz', 'metrics'].flatMap((name) => [
  `/${name}`,
  `/${name}/`,
  `//${name}`,
  `/${name}?x=1`,
  `/${name};x`,
  `/${name.toUpperCase()}`,
  `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
  `/%25${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
  `/./${name}`,
  `/shop/../${name}`,
  `/img/..%2f${name}`,
  `http://localhost/${name}`,
  `/api-client-web/../${name}`,
  `/pay/notify/../${name}`,
]);

const STATE = /^\{"status":"(alive|ready|not ready|open|leaving)"|# HELP|"engines"/;

/** The paths at which a front shows somebody outside the state of a process; `asked`: how many were tried. */
export async function findShownState(
  outside: Asker,
  fronts: readonly string[],
): Promise<{ readonly asked: number; readonly shown: string[] }> {
  const shown: string[] = [];
  for (const front of fronts) {
    for (const [nth, path] of written.entries()) {
      // In turn from all addresses: who asks too often is shown nothing.
      const from = shopperAddresses[nth % shopperAddresses.length] ?? '';
      const { text } = await outside.ask(front, { path, headers: { host: 'localhost' }, from });
      if (STATE.test(text)) shown.push(`${front}${path}`);
    }
  }
  return { asked: fronts.length * written.length, shown };
}
