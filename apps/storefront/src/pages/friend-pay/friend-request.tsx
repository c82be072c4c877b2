import type { OutputOf } from '@qianpu/contract/types';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import UserRound from '#icons/user-round';
import { Button } from '#ui/button';
import { Countdown } from '#ui/countdown';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import { friendPayTexts } from './friend-pay.texts.ts';
import styles from './friend-request.module.css';

export type FriendPayInfo = OutputOf<'marketing.friendsPay.info'>;

/** Goods shown at first. */
const FEW = 3;

interface FriendRequestProps {
  readonly info: FriendPayInfo;
  /** By this phone's clock. */
  readonly until: number;
  readonly onOver: () => void;
}

/** Who asks, with which words, for how much and until when; and what is bought. */
export function FriendRequest({ info: { nickName, headIcon, words, payableFen, lines, isOwn }, until, onOver }: FriendRequestProps) {
  const texts = useTexts(friendPayTexts);
  return (
    <>
      <section className={styles.ask}>
        <Face headIcon={headIcon} />
        <h2 className={styles.who}>{isOwn ? texts.own : texts.asks(nickName || texts.friend)}</h2>
        {words && <blockquote className={styles.words}>{words}</blockquote>}
        <div className={styles.sum}>
          <p className={styles.quiet}>{texts.toPay}</p>
          <Price fen={payableFen} size="large" />
          <p className={styles.left}>
            {texts.left} <Countdown until={until} onOver={onOver} />
          </p>
        </div>
      </section>
      <Goods lines={lines} />
    </>
  );
}

/** The name stands beside it. */
const Face = ({ headIcon }: { readonly headIcon: string }) =>
  headIcon ? (
    <Picture pictureKey={headIcon} alt="" sizes="64px" loading="eager" className={styles.face} />
  ) : (
    <span className={styles.face} aria-hidden>
      <Icon of={UserRound} size={28} />
    </span>
  );

function Goods({ lines }: Pick<FriendPayInfo, 'lines'>) {
  const texts = useTexts(friendPayTexts);
  const [isWhole, setWhole] = useState(lines.length <= FEW + 1);
  const shown = isWhole ? lines : lines.slice(0, FEW);
  return (
    <section className={styles.goods}>
      <h2 className={styles.title}>{texts.goods}</h2>
      <ul>
        {shown.map(({ title, picture, quantity }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          <li key={place} className={styles.line}>
            <Picture pictureKey={picture} alt="" sizes="64px" className={styles.picture} />
            <span className={styles.name}>{title}</span>
            <span className={styles.pieces}>×{quantity}</span>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button tone="line" isBlock onClick={() => setWhole(true)}>
          {texts.allGoods(lines.length)}
        </Button>
      )}
    </section>
  );
}
