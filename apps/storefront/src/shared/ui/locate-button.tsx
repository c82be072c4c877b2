import type { Point } from '@qianpu/contract/types';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import Locate from '#icons/locate-fixed';
import { classNames } from '#lib/class-names';
import type { PositionTrouble } from '#lib/find-position';
import { findPosition } from '#lib/find-position';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './locate-button.module.css';
import { locateTexts } from './locate-button.texts.ts';

interface LocateButtonProps {
  /** What the position is wanted for. */
  readonly text: string;
  /** What stands beside the button while there is no trouble. */
  readonly says?: string | undefined;
  readonly onFound: (point: Point) => void;
  /** What is done with it is on its way. */
  readonly isBusy?: boolean;
}

/** Asks the phone where it is; why there is no answer stands beside the button, and nothing else changes. */
export function LocateButton({ text, says, onFound, isBusy = false }: LocateButtonProps) {
  const texts = useTexts(locateTexts);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setFailure] = useState<PositionTrouble | null>(null);
  const ask = async () => {
    setAsking(true);
    setFailure(null);
    const found = await findPosition();
    setAsking(false);
    if (typeof found === 'string') setFailure(found);
    else onFound(found);
  };
  const isWaiting = isAsking || isBusy;
  return (
    <div className={styles.row}>
      <p className={classNames(styles.says, trouble !== null && styles.trouble)} role="status">
        {trouble ? texts[trouble] : says}
      </p>
      <Button tone="soft" isBusy={isWaiting} onClick={ask}>
        {!isWaiting && <Icon of={Locate} size={16} />}
        {isAsking ? texts.asking : text}
      </Button>
    </div>
  );
}
