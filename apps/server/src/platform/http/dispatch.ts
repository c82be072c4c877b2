import type { Readable } from 'node:stream';
import type { CallRow } from '@qianpu/contract/call';
import { CallFailure, fail } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import { schemas } from '@qianpu/contract/schemas';
import { type Ctx, inTx } from '../ctx.ts';
import type { CountCall } from '../limits/call-limits.ts';
import { callOutcomes } from '../metrics.ts';
import type { UsedTags } from '../purge.types.ts';
import { traced } from '../tracing/trace.ts';
import { actorOf, requireNamedShops } from './actor-of.ts';
import type { Handlers } from './handler.types.ts';
import { once } from './idempotency.repo.ts';
import type { ReadMemory } from './read-memory.ts';

export interface Call {
  readonly name: CallName;
  readonly ctx: Ctx;
  /** As it came: parsed here and nowhere else. */
  readonly raw: unknown;
  /** The body of an upload, not yet read: its handler does, once it is known who sends it. */
  readonly file?: Readable | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Gets the tags of what a public read used. */
  readonly used?: UsedTags | undefined;
}

export type Dispatch = (call: Call) => Promise<unknown>;

export interface DispatchSettings {
  readonly handlers: Handlers<CallName>;
  /** Share of replies held against their schema: all in development and tests, a few in production. */
  readonly checkedShare: number;
  readonly countCall: CountCall;
  readonly memory?: ReadMemory | undefined;
  /** Puts what the merchant wrote into the reader's language. */
  readonly translate?: ((ctx: Ctx, name: CallName, answer: unknown) => Promise<unknown>) | undefined;
}

/** The one road every call takes, whatever carried it here: who, how often, what, once, and is the answer right. */
export const createDispatch =
  (settings: DispatchSettings): Dispatch =>
  async (call) => {
    const { name } = call;
    try {
      const output = await traced(
        () => ({ name: `call ${name}`, kind: 'internal' }),
        () => runCall(settings, call),
      );
      callOutcomes.inc({ call: name, outcome: 'ok' });
      return output;
    } catch (thrown) {
      const error = isUnstorable(thrown) ? fail('BAD_INPUT') : thrown;
      callOutcomes.inc({ call: name, outcome: error instanceof CallFailure ? error.failure : 'fault' });
      throw error;
    }
  };

/** Text that is no text for PostgreSQL (a NUL, half a character): whoever sent it sent bad input, whatever field it was. */
const isUnstorable = (error: unknown): boolean => ['22021', '22P05'].includes((error as { code?: string } | null)?.code ?? '');

type AnyHandler = (ctx: Ctx, input: unknown, file?: Readable) => Promise<unknown>;

async function runCall(settings: DispatchSettings, { name, ctx: caller, raw, file, idempotencyKey, used }: Call): Promise<unknown> {
  const { handlers, countCall, memory } = settings;
  const row: CallRow = rows[name];
  const ctx: Ctx = { ...caller, actor: actorOf(name, caller.actor), intentKey: idempotencyKey };
  if (row.limit) await countCall(name, row.limit, ctx);
  const input = parseInput(name, raw);
  if (row.auth === 'staff' && row.scope !== 'own') requireNamedShops(ctx.actor, input);
  if (row.idempotency === 'required' && !idempotencyKey) throw fail('IDEMPOTENCY');
  const handle = handlers[name] as AnyHandler;

  if (row.effect === 'write') {
    const done = await inTx(ctx, (ctx) =>
      idempotencyKey ? once(ctx, { name, key: idempotencyKey, input }, () => handle(ctx, input)) : handle(ctx, input),
    );
    return finish(settings, ctx, name, done);
  }
  // What belongs to somebody is read under row security too; public reads take the short way.
  if (row.effect === 'read' && row.auth !== 'visitor') return finish(settings, ctx, name, await inTx(ctx, (ctx) => handle(ctx, input)));
  const work = async () => finish(settings, ctx, name, await handle(memory ? withShared(ctx, memory) : ctx, input, file));
  const isShared = !(row.isOwnToMembers && ctx.actor.kind === 'member');
  return memory && isShared ? memory.answer({ name, mid: ctx.mid, lang: ctx.lang, input }, work, used) : work();
}

const withShared = (ctx: Ctx, memory: ReadMemory): Ctx => ({
  ...ctx,
  share: (part, tags, load) => memory.share({ mid: ctx.mid, name: part, tags }, load),
});

/** Held against its schema as it was written, then put into the reader's language: limits are those of the original. Staff read what they wrote. */
async function finish({ checkedShare, translate }: DispatchSettings, ctx: Ctx, name: CallName, answer: unknown): Promise<unknown> {
  if (Math.random() < checkedShare) schemas[name].output.parse(answer);
  return translate && rows[name].auth !== 'staff' ? translate(ctx, name, answer) : answer;
}

function parseInput(name: CallName, raw: unknown): unknown {
  const read = schemas[name].input.safeParse(raw);
  if (read.success) return read.data;
  throw fail(
    'BAD_INPUT',
    read.error.issues.map((issue) => issue.path.join('.')),
  );
}
