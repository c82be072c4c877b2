import { followRows } from '@qianpu/contract/calls/follow';
import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { Button, buttonClassOf } from '#ui/button';
import { useToast } from '#ui/toast';
import { sellerCardTexts } from './seller-card.texts.ts';
import { followed } from './shop-queries.ts';

/** Follows the shop one is in. A visitor is led to login, and back. */
export function FollowButton({ returnUrl }: { readonly returnUrl: string }) {
  const { isMember } = useSession();
  const { shopName } = useShop();
  const { follow, followOf } = useTexts(sellerCardTexts);
  if (isMember) return <MemberButton />;
  return (
    <PageLink page="login" query={{ returnUrl }} className={buttonClassOf({ tone: 'soft' })} aria-label={followOf(shopName)}>
      {follow}
    </PageLink>
  );
}

const stale = ['behaviour.follow.has', 'behaviour.follow.count', 'behaviour.follow.list'] as const;

function MemberButton() {
  const { cid, shopName } = useShop();
  const texts = useTexts(sellerCardTexts);
  const toast = useToast();
  const { data } = useRead(followed(cid));
  const add = useWrite(followRows, 'behaviour.follow.add', stale);
  const remove = useWrite(followRows, 'behaviour.follow.remove', stale);
  // The button follows the finger; a refusal is said, and it goes back.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isFollowing = wanted ?? data?.isFollowing ?? false;
  const toggle = () => {
    setWanted(!isFollowing);
    (isFollowing ? remove : add).mutate(
      { input: { cid } },
      { onSuccess: () => toast(isFollowing ? texts.leftOff : texts.followed), onSettled: () => setWanted(null) },
    );
  };
  return (
    <Button
      tone={isFollowing ? 'outline' : 'soft'}
      aria-label={texts.followOf(shopName)}
      aria-pressed={isFollowing}
      onClick={wanted === null ? toggle : undefined}
    >
      {isFollowing ? texts.following : texts.follow}
    </Button>
  );
}
