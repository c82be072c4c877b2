import { registry } from '#platform/metrics';

/** What this process shows of one figure: `qianpu_jobs{figure="dead",pod="main"}`. Undefined: nothing. */
export async function figure(line: string): Promise<number | undefined> {
  const shown = (await registry.metrics()).split('\n').find((text) => text.startsWith(`${line} `));
  return shown === undefined ? undefined : Number(shown.slice(line.length + 1));
}
