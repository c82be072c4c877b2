import { useEffect, useRef } from 'react';
import { closedDoorDrawing } from '#drawings/closed-door';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { useShopPhones } from '#session/use-shop-phones';
import { buttonClassOf } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import styles from './barred-layer.module.css';
import { supportTexts } from './support.texts.ts';

/** Lies over a shop for a member who has been barred from it, and cannot be put away (spec 2.6); other shops are open. */
export function BarredLayer() {
  const { cid } = useShop();
  const texts = useTexts(supportTexts);
  const { data } = useShopPhones(cid);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.layer} aria-label={texts.barred.title} onCancel={(cancel) => cancel.preventDefault()}>
      <EmptyState drawing={closedDoorDrawing} words={texts.barred} isPage>
        <Phones phones={data ?? []} />
        <PageLink page="instLoadPage" className={buttonClassOf({ size: 'large', isBlock: true, tone: 'line' })}>
          {texts.otherStores}
        </PageLink>
      </EmptyState>
    </dialog>
  );
}

function Phones({ phones }: { readonly phones: readonly string[] }) {
  const texts = useTexts(supportTexts);
  const [only, ...others] = phones;
  if (only === undefined) return <p className={styles.none}>{texts.noPhone}</p>;
  return phones.map((phone) => (
    <a
      key={phone}
      href={`tel:${phone}`}
      className={buttonClassOf({ size: 'large', isBlock: true, tone: phone === only ? 'solid' : 'line' })}
    >
      {others.length === 0 ? texts.callService : texts.callAt(phone)}
    </a>
  ));
}
