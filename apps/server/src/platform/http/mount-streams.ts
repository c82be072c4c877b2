import { CallFailure, fail } from '@qianpu/contract/failure';
import { failedReply } from '@qianpu/contract/wire/reply';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx, Member, Staff } from '../ctx.ts';
import { openStreams } from '../metrics.ts';
import type { Redis } from '../redis.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import { subscribeToWakes } from '../wake-channel.ts';
import { actorOf, requireNamedShops } from './actor-of.ts';
import { isGone, isTooBusy, langOf, sendBusy } from './busy-reply.ts';
import { readCaller } from './caller.ts';
import { EventStream } from './event-stream.ts';
import type { HttpServer } from './http-server.ts';
import type { MountSettings } from './mount.types.ts';
import type { SourceFor, StreamQuery, StreamSource } from './stream.types.ts';

/** Keeps the line open through proxies; a phone that hears nothing for twice as long knows that it is broken. */
export const HEARTBEAT_MS = 15_000;
/** How often a stream looks for itself. Also how soon an ended session ends it: who asks is asked about at every reading. */
const LOOK_MS = { woken: HEARTBEAT_MS, unwoken: 5_000 };

interface StreamTerms {
  /** Tabs of one person that are told things at once. */
  readonly perPerson: number;
  /** Each holds a socket and is read for a few times a minute. */
  readonly perProcess: number;
  readonly heartbeatMs: number;
}

const usual: StreamTerms = { perPerson: 3, perProcess: 2_000, heartbeatMs: HEARTBEAT_MS };

/** What reads a stream, and what wakes it. */
type StreamSettings = Pick<MountSettings, 'admission' | 'openCtx' | 'log'> & { readonly redis: Redis };

/**
 * Streams down to phones and desks: over plain requests, so that the token stands in a header and never in an address. Redis wakes them and
 * tells nothing: what is new is read from PostgreSQL, from the last id the phone has.
 */
export function mountStreams(
  server: HttpServer,
  settings: StreamSettings,
  sources: readonly StreamSource[],
  { perPerson, perProcess, heartbeatMs }: StreamTerms = usual,
): void {
  const streams = new Map<EventStream, string>();
  const wakes = subscribeToWakes(settings.redis, settings.log, (topic) => {
    for (const stream of streams.keys()) if (topic === undefined || stream.listensTo(topic)) stream.wake();
  });
  const pace = { waitMs: () => (wakes.isHeard() ? LOOK_MS.woken : LOOK_MS.unwoken), heartbeatMs };
  server.addHook('preClose', async () => {
    for (const stream of streams.keys()) stream.end();
    await wakes.close();
  });

  const countOf = (owner: string) => [...streams.values()].filter((each) => each === owner).length;

  async function open({ call, ...source }: SourceFor<Member | Staff>, request: FastifyRequest, reply: FastifyReply): Promise<EventStream> {
    const query = request.query as StreamQuery;
    // Who asks, and what they may, is asked anew at every reading.
    const read = <T>(work: (ctx: Ctx<Member | Staff>) => Promise<T>): Promise<T> =>
      settings.admission.run('own', isGone(reply), async () => {
        const ctx = await settings.openCtx(readCaller(request));
        const actor = actorOf(call, ctx.actor) as Member | Staff;
        requireNamedShops(actor, query);
        return work({ ...ctx, actor });
      });
    const [topics, owner] = await read(async (ctx) => [source.topicsOf(ctx, query), `${ctx.mid}:${personOf(ctx.actor)}`] as const);
    if (countOf(owner) >= perPerson) throw fail('TOO_OFTEN');
    const stream = new EventStream(topics, reply.raw, lastIdOf(request), (after) => read((ctx) => source.read(ctx, query, after)));
    streams.set(stream, owner);
    return stream;
  }

  async function tell(stream: EventStream, reply: FastifyReply): Promise<void> {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
      [REQUEST_ID_HEADER]: reply.request.id,
      // A kept-alive socket would hold up a process that closes.
      connection: 'close',
    });
    openStreams.inc();
    try {
      await stream.run(pace);
    } catch (error) {
      if (error instanceof CallFailure) stream.end({ name: 'refused', data: failedReply(error) });
      else if (!isTooBusy(error, settings.admission, 'own')) settings.log.warn({ err: error }, 'a stream could not be read');
    } finally {
      stream.end();
      streams.delete(stream);
      openStreams.dec();
    }
  }

  for (const source of sources) {
    server.get(source.path, async (request, reply) => {
      if (streams.size >= perProcess) return sendBusy(request, reply);
      try {
        // The call's row says which of both it is.
        await tell(await open(source as SourceFor<Member | Staff>, request, reply), reply);
      } catch (error) {
        if (error instanceof CallFailure) return reply.header('cache-control', 'no-store').send(failedReply(error, langOf(request)));
        if (isTooBusy(error, settings.admission, 'own')) return sendBusy(request, reply);
        throw error;
      }
    });
  }
}

const personOf = (actor: Member | Staff): string => (actor.kind === 'staff' ? `staff ${actor.staffId}` : actor.memberId);

const lastIdOf = ({ headers }: FastifyRequest): number => {
  const said = Number(headers['last-event-id']);
  return Number.isSafeInteger(said) && said > 0 ? said : 0;
};
