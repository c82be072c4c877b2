import type { CSSProperties } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '#i18n/texts';
import RotateCw from '#icons/rotate-cw';
import { classNames } from '#lib/class-names';
import { watchPull } from '#lib/watch-pull';
import { Icon } from './icon.tsx';
import styles from './pull-to-refresh.module.css';
import { pullToRefreshTexts } from './pull-to-refresh.texts.ts';
import { useToast } from './toast.tsx';

/** Pixels a finger has to pull before letting go refreshes. */
const enough = 120;

interface PullToRefreshProps {
  /** Reads what the page shows anew; a promise that is refused says so. */
  readonly onRefresh: () => Promise<unknown>;
}

/**
 * For fingers alone, who have no reload button (spec 2.6). The sign comes down over the page, which stays where it is: a moved
 * page would unfix its bars.
 */
export function PullToRefresh({ onRefresh }: PullToRefreshProps) {
  const { refreshed, notRefreshed } = useTexts(pullToRefreshTexts);
  const toast = useToast();
  const [pulled, setPulled] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const refresh = useEffectEvent(async () => {
    setBusy(true);
    const isRefreshed = await onRefresh().then(
      () => true,
      () => false,
    );
    setBusy(false);
    toast(isRefreshed ? refreshed : notRefreshed);
  });
  useEffect(
    () => watchPull({ onPull: (pixels) => setPulled(Math.min(pixels, enough)), onRelease: (pixels) => pixels >= enough && refresh() }),
    [],
  );
  if (!isBusy && pulled === 0) return null;
  const part = isBusy ? 1 : pulled / enough;
  return (
    <span
      className={classNames(styles.sign, isBusy && styles.busy, part === 1 && styles.ready)}
      style={{ '--pulled': part } as CSSProperties}
      aria-hidden
    >
      <Icon of={RotateCw} />
    </span>
  );
}
