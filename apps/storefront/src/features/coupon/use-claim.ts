import { couponRows } from '@qianpu/contract/calls/coupon';
import { useTexts } from '#i18n/texts';
import { useGoToLogin } from '#navigation/use-go';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { useIntent } from '#session/use-intent';
import { useToast } from '#ui/toast';
import { couponTexts } from './coupon.texts.ts';

/** Whatever shows whether a coupon can be claimed, which ones a member has, or a price they lower. */
const stale = [
  'marketing.storeCoupon.list',
  'marketing.coupon.homePageList',
  'marketing.coupon.detail',
  'marketing.coupon.spread',
  'marketing.coupon.memberList',
  'marketing.goods.info',
  'cart.line.list',
  'trade.order.confirm',
] as const;

interface Claim {
  readonly claim: () => Promise<void>;
  readonly isClaiming: boolean;
}

interface ClaimOptions {
  readonly sharerId?: string | undefined;
  /** The shop it is claimed in, where that is not the one on show. */
  readonly shopId?: string | undefined;
}

/** Claims one coupon and says what became of it. A visitor logs in first and comes back here. */
export function useClaim(id: string, { sharerId, shopId }: ClaimOptions = {}): Claim {
  const shop = useShop();
  const cid = shopId ?? shop.cid;
  const { isMember } = useSession();
  const { results } = useTexts(couponTexts);
  const goToLogin = useGoToLogin();
  const toast = useToast();
  const { send, isSending } = useIntent(couponRows, 'marketing.coupon.multipleReceive', stale);
  const claim = async () => {
    if (!isMember) return goToLogin();
    // A refusal that is no result is said by the app.
    const written = await send({ cid, ids: [id], ...(sharerId && { sharerId }) }).catch(() => null);
    if (!written) return;
    if (written.kind === 'passed') return toast(passedText(written.result) || results.NOT_FOR_YOU);
    const [answer] = written.data;
    if (answer) toast(results[answer.result]);
  };
  return { claim, isClaiming: isSending };
}

/** Codes that are results (spec 8) come with their own words, in the reader's language. */
const passedText = (result: object): string => ('message' in result && typeof result.message === 'string' ? result.message : '');
