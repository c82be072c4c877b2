import { useTexts } from '#i18n/texts';
import CircleAlert from '#icons/circle-alert';
import CircleCheck from '#icons/circle-check';
import { money } from '#lib/money';
import { Icon } from '#ui/icon';
import { Card } from '#ui/page';
import { Picture } from '#ui/picture';
import { Status } from '#ui/status';
import type { Check } from './checks.ts';
import type { Draft } from './draft.ts';
import { editTexts } from './edit.texts.ts';
import styles from './side-cards.module.css';

export function ChecksCard({ checks }: { readonly checks: readonly Check[] }) {
  const texts = useTexts(editTexts);
  const open = checks.filter(({ isGood }) => !isGood).length;
  return (
    <Card
      title={texts.checks}
      extra={
        <Status tone={open === 0 ? 'good' : 'warn'} isPill>
          {open === 0 ? texts.allGood : texts.toImprove(open)}
        </Status>
      }
    >
      <ul className={styles.checks}>
        {checks.map(({ name, isGood, count }) => (
          <li key={name} data-good={isGood}>
            <Icon of={isGood ? CircleCheck : CircleAlert} />
            <span>{texts.check[name](isGood, count)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** As a list of the shop shows it. */
export function PhoneCard({ draft: { title, pictures, rows } }: { readonly draft: Draft }) {
  const texts = useTexts(editTexts);
  const prices = rows.flatMap(({ priceFen }) => priceFen ?? []);
  const low = Math.min(...prices);
  return (
    <Card title={texts.preview}>
      <div className={styles.phone}>
        {pictures[0] === undefined ? <div className={styles.phoneEmpty} /> : <Picture of={pictures[0]} side={174} />}
        <p>{title || texts.previewTitle}</p>
        {prices.length > 0 && (
          <strong>
            {money(low)}
            {Math.max(...prices) > low && <small>{texts.from}</small>}
          </strong>
        )}
      </div>
    </Card>
  );
}
