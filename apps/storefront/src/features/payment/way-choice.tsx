import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import MessageCircle from '#icons/message-circle';
import QrCodeIcon from '#icons/qr-code';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import type { OfferedWay } from './pay-ways.ts';
import { paymentTexts } from './payment.texts.ts';
import styles from './way-choice.module.css';

interface WayChoiceProps {
  readonly ways: readonly OfferedWay['way'][];
  /** None: nothing is left to be paid by one. */
  readonly chosen: OfferedWay['way'] | undefined;
  /** What is left to be paid, where something else may pay a part. */
  readonly leftFen: number | undefined;
  readonly onChoose: (way: OfferedWay['way']) => void;
}

/** Native radio buttons: arrows move between them. */
export function WayChoice({ ways, chosen, leftFen, onChoose }: WayChoiceProps) {
  const texts = useTexts(paymentTexts);
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.title}>
        {texts.ways}
        {leftFen !== undefined && (
          <small className={styles.rest}>{leftFen > 0 ? texts.leftToPay(formatFen(leftFen)) : texts.nothingLeft}</small>
        )}
      </legend>
      {ways.map((way) => (
        <label key={way} className={styles.way}>
          <WaySign way={way} />
          <span className={styles.words}>
            {texts.way[way]}
            <small className={styles.note}>{texts.wayNote[way]}</small>
          </span>
          <input type="radio" name="way" className={styles.radio} checked={way === chosen} onChange={() => onChoose(way)} />
        </label>
      ))}
    </fieldset>
  );
}

/** By colour and drawing as the providers' own; a code to scan looks alike wherever it leads. */
function WaySign({ way }: Pick<OfferedWay, 'way'>) {
  const texts = useTexts(paymentTexts);
  if (way === 'ALIPAY_WAP') {
    return (
      <b className={classNames(styles.sign, styles.alipay)} aria-hidden>
        {texts.alipaySign}
      </b>
    );
  }
  const isScan = way === 'WECHAT_NATIVE' || way === 'ALIPAY_QR';
  return (
    <span className={classNames(styles.sign, isScan ? styles.scan : styles.wechat)}>
      <Icon of={isScan ? QrCodeIcon : MessageCircle} size={16} />
    </span>
  );
}
