import { favouriteRows } from '@qianpu/contract/calls/favourite';
import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Heart from '#icons/heart';
import { PageLink } from '#navigation/page-link';
import { hrefOf } from '#navigation/resolve';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { Icon } from '#ui/icon';
import { useToast } from '#ui/toast';
import { favouriteTexts } from './favourite.texts.ts';
import styles from './favourite-button.module.css';
import { hasFavourite } from './favourite-queries.ts';

interface FavouriteButtonProps {
  readonly goodsId: string;
  readonly className?: string | undefined;
}

/** Keeps goods for a member. A visitor is led to login, and back to them. */
export function FavouriteButton({ goodsId, className }: FavouriteButtonProps) {
  const shop = useShop();
  const { isMember } = useSession();
  const { keep } = useTexts(favouriteTexts);
  if (isMember) return <KeepButton goodsId={goodsId} className={className} />;
  const returnUrl = shop.base + hrefOf('goodDetail', { id: goodsId }, shop);
  return (
    <PageLink page="login" query={{ returnUrl }} className={className} aria-label={keep}>
      <Icon of={Heart} />
    </PageLink>
  );
}

function KeepButton({ goodsId, className }: FavouriteButtonProps) {
  const { cid } = useShop();
  const texts = useTexts(favouriteTexts);
  const toast = useToast();
  const { data } = useRead(hasFavourite(cid, goodsId));
  const stale = ['behaviour.favourite.has', 'behaviour.favourite.list'] as const;
  const add = useWrite(favouriteRows, 'behaviour.favourite.add', stale);
  const remove = useWrite(favouriteRows, 'behaviour.favourite.remove', stale);
  // The heart follows the finger; what the mall says later is the same, or the refusal is said and it goes back.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isKept = wanted ?? data?.isFavourite ?? false;
  const toggle = () => {
    setWanted(!isKept);
    (isKept ? remove : add).mutate(
      { input: { cid, goodsIds: [goodsId] } },
      { onSuccess: () => toast(isKept ? texts.letGo : texts.kept), onSettled: () => setWanted(null) },
    );
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={texts.keep}
      aria-pressed={isKept}
      onClick={wanted === null ? toggle : undefined}
    >
      <Icon of={Heart} className={isKept ? styles.kept : undefined} />
    </button>
  );
}
