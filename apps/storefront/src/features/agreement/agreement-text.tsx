import type { OutputOf } from '@qianpu/contract/types';
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
  const texts = useTexts(agreementTexts);
  const { data, isError, refetch } = useRead(agreementOf(type, shop));
  if (!data) return isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />;
  return (
    <article className={styles.text}>
      <header className={styles.head}>
        <p className={styles.company}>{data.company || shop.merchantName}</p>
        <p className={styles.dates}>
          <span>{texts.version(data.version)}</span>
          <span>{texts.effective(dayText(Date.parse(`${data.effectiveOn}T00:00+08:00`), lang))}</span>
          {data.updatedAt !== null && <span>{texts.updated(dayText(data.updatedAt, lang))}</span>}
        </p>
      </header>
      {data.sections.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
        <Section key={place} {...section} />
      ))}
    </article>
  );
}

const Section = ({ heading, paragraphs }: OutputOf<'member.agreement.find'>['sections'][number]) => (
  <section className={styles.section}>
    {heading !== '' && <h2 className={styles.heading}>{heading}</h2>}
    {paragraphs.map((paragraph, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
      <p key={place}>{paragraph}</p>
    ))}
  </section>
);
