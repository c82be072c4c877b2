import type { Block, BlockProps, BlockType, DecoratedPage } from '@qianpu/contract/types';
import { readBlocks } from './block-forms.rules.ts';
import type { PageContent } from './page.types.ts';

export const viewPage = (row: PageContent & { id: string; version: number }): DecoratedPage => ({
  id: row.id,
  version: row.version,
  title: row.title,
  share: row.share,
  blocks: readBlocks(row),
});

interface HeadRow {
  readonly id: string;
  readonly kind: string;
  readonly cid: string | null;
  readonly base_id: string | null;
  readonly title: string;
  readonly revision: number;
  readonly live_version: number | null;
  readonly scheduled_for: Date | null;
}

const viewHead = (row: HeadRow) => ({
  id: row.id,
  kind: row.kind === 'home' ? ('home' as const) : ('micro' as const),
  cid: row.cid,
  baseId: row.base_id,
  title: row.title,
  revision: row.revision,
  liveVersion: row.live_version,
  scheduledFor: row.scheduled_for?.getTime() ?? null,
});

export const viewListed = (row: HeadRow & { live_at: Date | null; edited_by: string | null; edited_at: Date | null }) => ({
  ...viewHead(row),
  liveAt: row.live_at?.getTime() ?? null,
  editedBy: row.edited_by,
  editedAt: row.edited_at?.getTime() ?? null,
});

export const viewDraft = (row: HeadRow & PageContent & { page_class_id: string | null }) => ({
  ...viewHead(row),
  share: row.share,
  pageClassId: row.page_class_id,
  blocks: readBlocks(row),
});

interface VersionRow {
  readonly version: number;
  readonly title: string;
  readonly made_at: Date;
  readonly made_by: string | null;
  readonly restored_from: number | null;
}

export const viewVersion = (row: VersionRow, liveVersion: number | null) => ({
  version: row.version,
  title: row.title,
  madeAt: row.made_at.getTime(),
  madeBy: row.made_by,
  restoredFrom: row.restored_from,
  isLive: row.version === liveVersion,
});

/** What the first block of a type says, if the page has one. */
export const firstOf = <T extends BlockType>(blocks: readonly Block[], type: T) =>
  blocks.find((block) => block.type === type)?.props as BlockProps<T> | undefined;
