import { useTexts } from '#i18n/texts';
import MessageCircle from '#icons/message-circle';
import QrCodeIcon from '#icons/qr-code';
import { Icon } from '#ui/icon';
import type { PayWay } from './pay-ways.ts';
import { paymentTexts } from './payment.texts.ts';
import styles from './way-choice.module.css';

interface WayChoiceProps {
  readonly ways: readonly PayWay['way'][];
  readonly chosen: PayWay['way'] | undefined;
  readonly onChoose: (way: PayWay['way']) => void;
}

/** Native radio buttons: arrows move between them, one is always chosen. */
export function WayChoice({ ways, chosen, onChoose }: WayChoiceProps) {
  const texts = useTexts(paymentTexts);
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.title}>{texts.ways}</legend>
      {ways.map((way) => (
        <label key={way} className={styles.way}>
          <span className={styles.sign}>
            <Icon of={way === 'WECHAT_NATIVE' ? QrCodeIcon : MessageCircle} size={18} />
          </span>
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
