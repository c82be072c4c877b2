import { parseArgs } from 'node:util';
import { aCollector, type TestCollector } from '../../apps/server/test/builders/collector.ts';
import { ensureSystemPackages, loadGenerator } from '../mall/stack/system-packages.ts';
import { titles } from './core/against-bare.ts';
import { measureInTurn } from './core/compare-core.ts';
import { poolOf } from './core/core-pools.ts';
import { type Running, startOurs } from './core/core-programs.ts';
import { openScene } from './core/scene.ts';
import type { Scene } from './core/scene.types.ts';
import { conclude, finding, type ProofRow, tell } from './proof.ts';

/** What following one request in a hundred costs: the same program with a collector and without, in turn. */
const calls = ['list', 'detail', 'place'] as const;
const TARGET = 0.9;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    database: { type: 'string', default: 'qianpu_scale_100' },
    json: { type: 'boolean', default: false },
  },
});
/** Nothing but the whole form is kept. */
const isPartial = process.argv.slice(2).some((word) => /^--(seconds|database)\b/.test(word));

await ensureSystemPackages([loadGenerator]);
const collector = await aCollector();
try {
  await using scene = await openScene(values.database);
  process.exitCode = await prove(scene, collector, Number(values.seconds));
} finally {
  await collector.close();
}

async function prove(scene: Scene, { endpoint, spans }: TestCollector, seconds: number): Promise<number> {
  const off = { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER_ARG: undefined };
  const plain = await startOurs(scene.database, 'on', [], off);
  let followed: Running | undefined;
  const rows: ProofRow[] = [];
  try {
    // As shipped: the setting that is not given says how many.
    followed = await startOurs(scene.database, 'on', [], { ...off, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    for (const call of calls) rows.push(await compare(call, scene, { followed, plain }, seconds));
  } finally {
    await Promise.all([plain.stop(), followed?.stop()]);
  }
  const collected = await spans();
  const traces = new Set(collected.map(({ traceId }) => traceId)).size;
  rows.push(
    finding(
      'the collector has traces with statements in them',
      collected.some(({ name }) => name.startsWith('SQL ')),
    ),
  );
  const remarks = [
    `"ours" sends traces at the shipped sampling (one request in a hundred) to a collector on this machine, "bare" is the same program without a collector; ${traces} traces of ${collected.length} spans arrived`,
    'one api process each on one database, in turn, 6 rounds after one that does not count; medians',
  ];
  return isPartial ? tell(rows) : conclude('tracing', rows, remarks);
}

async function compare(
  call: (typeof calls)[number],
  scene: Scene,
  { followed, plain }: { readonly followed: Running; readonly plain: Running },
  seconds: number,
): Promise<ProofRow> {
  const [pool, side] = [poolOf(call, scene), 'ours' as const];
  const contenders = [followed, plain].map((program) => ({ db: scene.db, program, pool, side }));
  const [ours, bare] = await measureInTurn(call, contenders, seconds);
  if (!ours || !bare) throw new Error(`${call} was not measured`);
  process.stderr.write(`${call}: ${Math.round(ours.perSecond)} / ${Math.round(bare.perSecond)}\n`);
  return {
    name: titles[call],
    ours: ours.perSecond,
    bare: bare.perSecond,
    ratio: ours.perSecond / bare.perSecond,
    target: TARGET,
    unit: 'answers/s',
  };
}
