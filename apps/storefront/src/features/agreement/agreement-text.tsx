import { useRead } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/instant';
import { useShop } from '#session/shop-context';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import { agreementTexts } from './agreement.texts.ts';
import type { AgreementType } from './agreement-queries.ts';
import { agreementOf } from './agreement-queries.ts';
import styles from './agreement-text.module.css';

/** What the merchant, or the product until the merchant has, laid down. */
export function AgreementText({ type }: { readonly type: AgreementType }) {
  const shop = useShop();
  const { lang } = useMessages();
  const { updated } = useTexts(agreementTexts);
  const { data, isError, refetch } = useRead(agreementOf(type, shop));
  if (!data) return isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />;
  return (
    <article className={styles.text}>
      {data.paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <p key={place}>{paragraph}</p>
      ))}
      {data.updatedAt !== null && <p className={styles.updated}>{updated(dayText(data.updatedAt, lang))}</p>}
    </article>
  );
}
