import { formatFen } from '@qianpu/kit/fen';
import { grouped } from '@qianpu/kit/number';
import { useTexts } from '#i18n/texts';
import Coins from '#icons/coins';
import Wallet from '#icons/wallet';
import { classNames } from '#lib/class-names';
import { HiddenHeading } from '#ui/hidden-heading';
import { Icon, type IconShape } from '#ui/icon';
import { Tag } from '#ui/tag';
import styles from './own-choice.module.css';
import type { MemberWay, OwnSums, OwnWayName, Ticked } from './own-parts.ts';
import { ownWay } from './own-parts.ts';
import type { AnyWay } from './pay-ways.ts';
import { paymentTexts } from './payment.texts.ts';

/** So many points may pay at least (rules 7.4). */
const LEAST_POINTS = 100;

interface OwnChoiceProps {
  readonly payableFen: number;
  readonly ways: readonly AnyWay[];
  readonly ticked: Ticked;
  readonly parts: OwnSums;
  readonly onTick: (way: OwnWayName, isOn: boolean) => void;
}

/** What the member has with the merchant: each can be used beside any other way. */
export function OwnChoice({ payableFen, ways, ticked, parts, onTick }: OwnChoiceProps) {
  const texts = useTexts(paymentTexts);
  const points = ownWay(ways, 'POINTS');
  const balance = ownWay(ways, 'BALANCE');
  if (!points && !balance) return null;
  const switchOf = ({ way, isAvailable }: MemberWay) => ({
    isOn: ticked[way] && isAvailable,
    isOff: !isAvailable,
    onChange: (isOn: boolean) => onTick(way, isOn),
  });
  return (
    <section className={styles.own}>
      <HiddenHeading>{texts.own}</HiddenHeading>
      {points && (
        <OwnRow
          {...switchOf(points)}
          icon={Coins}
          look={styles.points}
          title={texts.points.title}
          have={texts.points.have(grouped(points.points ?? 0))}
          note={pointsNote(points, texts)}
        />
      )}
      {balance && (
        <OwnRow
          {...switchOf(balance)}
          icon={Wallet}
          look={styles.balance}
          title={texts.balance.title}
          have={texts.balance.have(formatFen(balance.haveFen ?? 0))}
          note={balanceNote(balance, payableFen - parts.POINTS, texts)}
        />
      )}
    </section>
  );
}

type Texts = typeof paymentTexts.zhCN;

/** What points are worth here, or why they are worth nothing. */
function pointsNote({ isAvailable, points = 0, mostFen = 0, mostPoints = 0 }: MemberWay, { points: texts }: Texts): string {
  if (isAvailable) return texts.worth(grouped(mostPoints), formatFen(mostFen));
  return points < LEAST_POINTS ? texts.tooFew(LEAST_POINTS) : texts.notHere;
}

/** What is left of the balance, or what of the payment it covers. */
function balanceNote({ haveFen = 0 }: MemberWay, neededFen: number, { balance: texts }: Texts): string {
  if (neededFen === 0) return texts.notNeeded;
  return haveFen >= neededFen ? texts.after(formatFen(haveFen - neededFen)) : texts.pays(formatFen(haveFen));
}

interface OwnRowProps {
  readonly icon: IconShape;
  readonly look: string | undefined;
  readonly title: string;
  readonly have: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly isOff: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const OwnRow = ({ icon, look, title, have, note, isOn, isOff, onChange }: OwnRowProps) => (
  <label className={styles.row}>
    <span className={classNames(styles.sign, look)}>
      <Icon of={icon} size={16} />
    </span>
    <span className={styles.words}>
      <span className={styles.title}>
        {title} <Tag>{have}</Tag>
      </span>
      <small className={styles.note}>{note}</small>
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      checked={isOn}
      disabled={isOff}
      onChange={(change) => onChange(change.currentTarget.checked)}
    />
  </label>
);
