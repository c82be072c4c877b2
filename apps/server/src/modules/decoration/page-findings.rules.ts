import { builtSystemPages } from '@qianpu/contract/decoration/link.schema';
import type { GoodsSource, Link, OutputOf } from '@qianpu/contract/types';
import { wcagContrast } from 'culori';
import type { StoredPicture } from '#platform/gateways/pictures/picture-store.types';
import type { NamedThings } from './named-things.rules.ts';
import { CARD, READABLE } from './palette.rules.ts';

export type PageFinding = OutputOf<'decoration.page.check'>['findings'][number];

const HEAVIEST_BYTES = 400_000;
const WIDEST_PIXELS = 3_000;

/** What of all that a page names is there, for the shop the page is made for. */
export interface KnownThings {
  readonly goods: ReadonlySet<string>;
  /** Those there are; true: with goods. */
  readonly categories: ReadonlyMap<string, boolean>;
  readonly isSelling: boolean;
  readonly pages: ReadonlySet<string>;
  readonly pageClasses: ReadonlySet<string>;
  readonly activities: ReadonlySet<string>;
  readonly linkHosts: readonly string[];
  readonly files: ReadonlyMap<string, StoredPicture | null>;
}

/** Something named by a part of a page: a block, or for null the page itself. */
export interface Part extends NamedThings {
  readonly blockId: string | null;
}

/** What a careful colleague would say of a page before shoppers see it; each thing once for each part. */
export function findingsOf(parts: readonly Part[], known: KnownThings): PageFinding[] {
  const findings = parts.flatMap((part) => {
    const said: (FindingText | undefined)[] = [
      ...part.links.map((link) => judgeLink(link, known)),
      ...part.files.map((key) => judgeFile(key, known.files.get(key) ?? null)),
      ...part.sources.map((source) => judgeSource(source, known)),
      ...part.colours.map(judgeColour),
    ];
    const lines = new Map(said.flatMap((one) => (one ? [[one.join(), one] as const] : [])));
    return [...lines.values()].map(([kind, detail]) => finding(kind, part.blockId, detail));
  });
  return findings;
}

export const finding = (kind: PageFinding['kind'], blockId: string | null, detail: string): PageFinding => ({
  kind,
  blockId,
  detail: detail.slice(0, 200),
  forbids: kind === 'missingPicture' || kind === 'plannedBlock',
});

type FindingText = readonly [kind: PageFinding['kind'], detail: string];

function judgeLink(link: Link, known: KnownThings): FindingText | undefined {
  switch (link.pageType) {
    case 'goods':
      return known.goods.has(link.data.id) ? undefined : ['deadLink', `goods ${link.data.id}`];
    case 'goodsGroup':
      return known.categories.has(link.data.id) ? undefined : ['deadLink', `goodsGroup ${link.data.id}`];
    case 'microPage':
      return known.pages.has(link.data.id) ? undefined : ['deadLink', `microPage ${link.data.id}`];
    case 'microPageClassify':
      return known.pageClasses.has(link.data.id) ? undefined : ['deadLink', `microPageClassify ${link.data.id}`];
    case 'systemPage':
      return builtSystemPages.has(link.data.name) ? undefined : ['plannedPage', link.data.name];
    case 'marketCampaign': {
      const name = campaignName(link.data);
      return known.activities.has(name) ? undefined : ['endedActivity', name];
    }
    case 'customLink':
      return isFollowed(link.data.customLink, known.linkHosts) ? undefined : ['foreignLink', link.data.customLink];
  }
}

export type Campaign = Extract<Link, { pageType: 'marketCampaign' }>['data'];

/** "402 17"; of a list that names none: "506". */
export const campaignName = (data: Campaign): string => {
  const id = 'couponId' in data ? data.couponId : data.activityId;
  return id ? `${data.activityType} ${id}` : String(data.activityType);
};

/** As the phone decides it (spec 2.3). */
function isFollowed(address: string, linkHosts: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && linkHosts.includes(host) && host.includes('omo') && !username && !password;
}

function judgeFile(key: string, file: StoredPicture | null): FindingText | undefined {
  if (!file) return ['missingPicture', key];
  const { bytes, width } = file;
  if (width === null) return undefined;
  if (bytes > HEAVIEST_BYTES) return ['heavyPicture', `${key} ${Math.round(bytes / 1_000)} kB`];
  return width > WIDEST_PIXELS ? ['heavyPicture', `${key} ${width} px`] : undefined;
}

/** Named goods go before a category, as when they are listed. */
function judgeSource({ goodsIds, categoryId }: GoodsSource, known: KnownThings): FindingText | undefined {
  if (goodsIds) return goodsIds.some((id) => known.goods.has(id)) ? undefined : ['noGoods', `goods ${goodsIds.join(' ')}`];
  if (categoryId) return known.categories.get(categoryId) ? undefined : ['noGoods', `goodsGroup ${categoryId}`];
  return known.isSelling ? undefined : ['noGoods', 'allGoods'];
}

/** Rich text stands on the card. */
function judgeColour(colour: string): FindingText | undefined {
  const ratio = wcagContrast(colour, CARD);
  return ratio < READABLE ? ['poorContrast', `${colour} ${ratio.toFixed(1)}:1`] : undefined;
}
