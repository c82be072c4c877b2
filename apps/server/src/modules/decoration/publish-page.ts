import { fail } from '@qianpu/contract/failure';
import { decorationEvents } from '#events/decoration';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { checkPage } from './check-page.ts';
import { putLive, takeDown } from './live-page.repo.ts';
import { findVersion, insertVersion, lockDraft, setSchedule } from './page.repo.ts';
import type { PageFinding } from './page-findings.rules.ts';

const emit = emitter('decoration', decorationEvents);

/** Makes a version of the draft, and puts it before shoppers at once or at an instant to come. */
export async function publishPage(ctx: TxCtx, id: string, revision: number, at?: Date): Promise<number> {
  return publishDraft(ctx, await holdDraft(ctx, id, revision), at);
}

/** As staff publish: with what a careful colleague says of the page, and not if that forbids it. */
export async function publishChecked(ctx: TxCtx, id: string, revision: number, at?: Date): Promise<PublishedPage> {
  const draft = await holdDraft(ctx, id, revision);
  const findings = await checkPage(ctx, draft);
  if (findings.some(({ forbids }) => forbids)) throw fail('PAGE_UNFIT', { findings });
  return { version: await publishDraft(ctx, draft, at), findings };
}

interface PublishedPage {
  readonly version: number;
  readonly findings: PageFinding[];
}

type HeldDraft = NonNullable<Awaited<ReturnType<typeof lockDraft>>>;

/** The draft its publisher has seen; nobody changes it until the transaction ends. */
async function holdDraft(ctx: TxCtx, id: string, revision: number): Promise<HeldDraft> {
  const draft = await lockDraft(ctx, id);
  if (!draft) throw fail('NOT_FOUND');
  if (draft.revision !== revision) throw fail('PAGE_CHANGED', { revision: draft.revision });
  return draft;
}

async function publishDraft(ctx: TxCtx, draft: HeldDraft, at: Date | undefined): Promise<number> {
  const { id } = draft;
  if (draft.blocks.length === 0) throw fail('PAGE_UNFIT', { findings: [] });
  const version = await insertVersion(ctx, { pageId: id, content: draft, restoredFrom: null });
  if (at && at > ctx.now) await setSchedule(ctx, id, { version, at });
  else await goLive(ctx, id, version);
  return version;
}

/** Puts an old version before shoppers again, as a new one: numbers only rise. The draft stays as it is. */
export async function rollBackPage(ctx: TxCtx, id: string, to: number): Promise<number> {
  const content = (await lockDraft(ctx, id)) && (await findVersion(ctx, id, to));
  if (!content) throw fail('NOT_FOUND');
  const version = await insertVersion(ctx, { pageId: id, content, restoredFrom: to });
  await goLive(ctx, id, version);
  return version;
}

/** What was to go live later does not. */
export async function unschedulePage(ctx: TxCtx, id: string): Promise<void> {
  if (!(await lockDraft(ctx, id))) throw fail('NOT_FOUND');
  await setSchedule(ctx, id, null);
}

/** Shoppers no longer find the page; its versions stay. */
export async function withdrawPage(ctx: TxCtx, id: string): Promise<void> {
  await unschedulePage(ctx, id);
  await takeDown(ctx, id);
  await emit(ctx, 'decoration.page.withdrawn', { id });
}

/** Its time has come. Whoever unscheduled or published it meanwhile was faster: then there is nothing left to do. */
export async function publishDue(ctx: TxCtx, id: string): Promise<void> {
  const page = await lockDraft(ctx, id);
  if (page?.scheduled_for && page.scheduled_version !== null && page.scheduled_for <= ctx.now)
    await goLive(ctx, id, page.scheduled_version);
}

/** What was planned for later is forgotten: it would put an older page before shoppers. */
async function goLive(ctx: TxCtx, id: string, version: number): Promise<void> {
  await putLive(ctx, id, version);
  await setSchedule(ctx, id, null);
  await emit(ctx, 'decoration.page.published', { id, version });
}
