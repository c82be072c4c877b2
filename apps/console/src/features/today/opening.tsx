import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { Card, PageLink } from '#ui/page';
import { Status } from '#ui/status';
import styles from './today.module.css';
import { todayTexts } from './today.texts.ts';

const pages = {
  shop: '/settings/shops/new',
  goods: '/goods',
  payAccount: '/settings/payment',
  freight: '/settings/freight',
  agreements: '/settings/agreements',
  host: '/settings/hosts',
  home: '/pages',
  paidOrder: '/orders',
} as const;
const steps = Object.keys(pages) as (keyof typeof pages)[];

/** The first steps of a merchant, while some are missing. */
export function Opening() {
  const texts = useTexts(todayTexts);
  const { data } = useRead('shop.opening.find', {});
  if (!data || data.isDone) return null;
  return (
    <Card title={texts.opening} note={texts.openingLeft(steps.filter((step) => !data.steps[step] && !data.optional.includes(step)).length)}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Status tone={data.steps[step] ? 'good' : 'open'}>
              {texts.steps[step]}
              {data.optional.includes(step) && <small>{texts.optional}</small>}
            </Status>
            {data.steps[step] ? <small>{texts.done}</small> : <PageLink to={pages[step]}>{texts.toDo}</PageLink>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
