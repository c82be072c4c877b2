import type { Readable } from 'node:stream';
import type { CallName, Rows } from '@qianpu/contract/rows';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { Actor, Ctx, Member, Staff, TxCtx } from '../ctx.ts';

/** Who a handler may rely on follows from its row: a member's call has a member, and nobody else. */
type ActorOf<N extends CallName> = Rows[N]['auth'] extends 'member' ? Member : Rows[N]['auth'] extends 'staff' ? Staff : Actor;

/** A write runs inside a transaction; a read or an orchestration cannot write without opening one. */
type CtxOf<N extends CallName> = Rows[N]['effect'] extends 'write' ? TxCtx<ActorOf<N>> : Ctx<ActorOf<N>>;

/** An upload has a file beside its input: the bytes as they come. */
type ArgumentsOf<N extends CallName> = Rows[N] extends { readonly isUpload: true }
  ? [ctx: CtxOf<N>, input: ParsedOf<N>, file: Readable]
  : [ctx: CtxOf<N>, input: ParsedOf<N>];

/** A handler for every named call, its context, input and output fixed by the call's row. */
export type Handlers<N extends CallName> = { readonly [K in N]: (...requested: ArgumentsOf<K>) => Promise<OutputOf<K>> };
export type ModuleHandlers<Module extends string> = Handlers<Extract<CallName, `${Module}.${string}`>>;
