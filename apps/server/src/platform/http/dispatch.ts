import { CallFailure, fail } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import { schemas } from '@qianpu/contract/schemas';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { Ctx } from '../ctx.ts';
import { callOutcomes } from '../metrics.ts';

/** A handler for every named call, its input and output fixed by the call's row. */
export type Handlers<N extends CallName> = { readonly [K in N]: (ctx: Ctx, input: ParsedOf<K>) => Promise<OutputOf<K>> };
export type ModuleHandlers<Module extends string> = Handlers<Extract<CallName, `${Module}.${string}`>>;

export type Dispatch = (name: CallName, ctx: Ctx, raw: unknown) => Promise<unknown>;

export interface DispatchSettings {
  readonly handlers: Handlers<CallName>;
  /** Replies are held against their schema in development and tests; views build them field by field anyway. */
  readonly isOutputChecked: boolean;
}

/** The one road every call takes, whatever carried it here: parse, run, check. */
export const createDispatch =
  ({ handlers, isOutputChecked }: DispatchSettings): Dispatch =>
  async (name, ctx, raw) => {
    try {
      const input = parseInput(name, raw);
      const handle = handlers[name] as (ctx: Ctx, input: unknown) => Promise<unknown>;
      const output = await handle(ctx, input);
      if (isOutputChecked) schemas[name].output.parse(output);
      callOutcomes.inc({ call: name, outcome: 'ok' });
      return output;
    } catch (error) {
      callOutcomes.inc({ call: name, outcome: error instanceof CallFailure ? error.failure : 'fault' });
      throw error;
    }
  };

function parseInput(name: CallName, raw: unknown): unknown {
  const read = schemas[name].input.safeParse(raw);
  if (read.success) return read.data;
  throw fail(
    'BAD_INPUT',
    read.error.issues.map((issue) => issue.path.join('.')),
  );
}
