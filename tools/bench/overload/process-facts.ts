import type { ScratchMall } from '../../load/scratch-mall.ts';

export interface ProcessFacts {
  /** When the roles were started: another word after the flood is another process. */
  readonly starts: string;
  readonly apiCpuSeconds: number;
  readonly apiMegabytes: number;
}

/** What the roles say of themselves; one that is gone has no answer, and the proof ends there. */
export async function readProcesses({ roles }: ScratchMall): Promise<ProcessFacts> {
  const [api, worker] = await Promise.all([figuresOf(roles.api), figuresOf(roles.worker)]);
  return {
    starts: `${api('process_start_time_seconds')} ${worker('process_start_time_seconds')}`,
    apiCpuSeconds: api('process_cpu_seconds_total'),
    apiMegabytes: Math.round(api('process_resident_memory_bytes') / 1e6),
  };
}

async function figuresOf(role: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${role}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}
