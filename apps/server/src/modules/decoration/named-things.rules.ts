import type { Block, BlockProps, BlockType, GoodsSource, Link } from '@qianpu/contract/types';
import { contentsOfRichText } from '#platform/rich-text/rich-text.rules';

/** What a block names beside itself, and what can therefore be missing. */
export interface NamedThings {
  readonly links: readonly Link[];
  /** Keys of pictures and films. */
  readonly files: readonly string[];
  readonly sources: readonly GoodsSource[];
  readonly colours: readonly string[];
}

const nothing: NamedThings = { links: [], files: [], sources: [], colours: [] };

const linksIn = (carriers: readonly { readonly link?: Link | undefined }[]): Link[] => carriers.flatMap(({ link }) => link ?? []);
const picturesIn = (carriers: readonly { readonly picture: string }[]): string[] => carriers.map(({ picture }) => picture);

const toActivity = (activityType: 401 | 403 | 407, activityId: string): Link => ({
  pageType: 'marketCampaign',
  data: { activityType, activityId },
});
const toCoupon = (couponId: string): Link => ({ pageType: 'marketCampaign', data: { activityType: 406, couponId } });

/** TABLE: a block type that is missing here does not compile. */
const namedBy: { readonly [T in BlockType]: (props: BlockProps<T>) => Partial<NamedThings> } = {
  search: () => ({}),
  banner: ({ slides }) => ({ links: linksIn(slides), files: picturesIn(slides) }),
  iconGrid: ({ entries }) => ({ links: linksIn(entries), files: picturesIn(entries) }),
  strip: ({ link }) => ({ links: [link] }),
  notice: ({ entries }) => ({ links: linksIn(entries) }),
  popup: (props) => ({ links: linksIn([props]), files: [props.picture] }),
  title: ({ more }) => ({ links: linksIn([{ link: more }]) }),
  goods: ({ more, source }) => ({ links: linksIn([{ link: more }]), sources: [source] }),
  goodsTabs: ({ tabs, ranking }) => ({ sources: [...tabs, ...(ranking ? [ranking] : [])].map(({ source }) => source) }),
  cube: ({ cells }) => ({ links: cells.flatMap((cell) => linksIn([cell, ...cell.areas])), files: picturesIn(cells) }),
  video: ({ video, poster }) => ({ files: [video, poster] }),
  richText: ({ html }) => {
    const { pictures, colours } = contentsOfRichText(html);
    return { files: pictures, colours };
  },
  shopCard: () => ({}),
  coupon: ({ couponIds = [] }) => ({ links: couponIds.map(toCoupon) }),
  limitedDiscount: ({ activityId }) => ({ links: activityId ? [toActivity(401, activityId)] : [] }),
  fullReduction: ({ activityId }) => ({ links: [toActivity(403, activityId)] }),
  package: ({ activityIds }) => ({ links: activityIds.map((id) => toActivity(407, id)) }),
  storePicker: () => ({}),
  spacer: () => ({}),
  divider: () => ({}),
  floatButton: ({ link, picture }) => ({ links: [link], files: [picture] }),
};

export const namedThings = ({ type, props }: Block): NamedThings => ({
  ...nothing,
  ...(namedBy[type] as (props: Block['props']) => Partial<NamedThings>)(props),
});
