import type { ShownActivity } from '@qianpu/contract/types';
import { formatFen } from '@qianpu/kit/fen';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { useSession } from '#session/session';
import { BottomBar } from '#ui/bottom-bar';
import { buttonClassOf } from '#ui/button';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { activityTexts } from './activity.texts.ts';
import { activityPageTexts } from './activity-page.texts.ts';
import { activityWords, figure } from './activity-words.ts';
import styles from './pool-bar.module.css';
import { marksOf } from './pool-progress.ts';
import { progressWords } from './pool-words.ts';
import type { PoolCart, PoolLine, PoolQuote } from './use-pool.ts';

interface PoolBarProps {
  readonly activity: ShownActivity;
  readonly lines: readonly PoolLine[];
  readonly quote: PoolQuote | null;
  readonly onRemove: PoolCart['remove'];
}

/** What of the pool is in the cart, what is missing, and the way there. Sums are the mall's; a visitor is told the rule and the pieces. */
export function PoolBar({ activity, lines, quote, onRemove }: PoolBarProps) {
  const { lang } = useMessages();
  const texts = useTexts(activityPageTexts);
  const { isMember } = useSession();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const words = quote ? progressWords(activity.terms, pieces, quote.progress, lang) : activityWords(activity.terms, lang)[0];
  const toCart = (
    <PageLink page="shopping" className={buttonClassOf({ size: 'large' })}>
      {texts.toCart}
    </PageLink>
  );
  if (lines.length === 0)
    return (
      <BottomBar>
        <p className={styles.rule}>{words}</p>
        {toCart}
      </BottomBar>
    );
  return (
    <BottomBar>
      <div className={styles.bar}>
        <p className={styles.words} aria-live="polite">
          {words}
        </p>
        {quote && <Track activity={activity} pieces={pieces} quote={quote} />}
        <Chosen lines={lines} onRemove={onRemove} />
        <div className={styles.foot}>
          <p className={styles.pieces}>
            {quote ? texts.chosenFor(pieces, formatFen(quote.goodsFen)) : texts.chosen(pieces)}
            {!isMember && <span className={styles.login}>{texts.loginToPrice}</span>}
          </p>
          {toCart}
        </div>
      </div>
    </BottomBar>
  );
}

interface TrackProps extends Pick<PoolBarProps, 'activity'> {
  readonly pieces: number;
  readonly quote: PoolQuote;
}

/** How far the rule's steps are reached. Its words stand above. */
function Track({ activity: { terms }, pieces, quote }: TrackProps) {
  const texts = useTexts(activityTexts);
  const { marks, part } = marksOf(terms, pieces, quote.progress);
  if (marks.length === 0) return null;
  const isByTiers = terms.kind === 'FULL_REDUCTION' && terms.reduction.by === 'TIERS';
  const measure = isByTiers && terms.reduction.by === 'TIERS' ? terms.reduction.measure : null;
  return (
    <div className={styles.track} aria-hidden>
      <i className={styles.part} style={{ width: `${part * 100}%` }} />
      <ol className={styles.marks}>
        {marks.map(({ at, isReached }) => (
          <li key={at} className={classNames(styles.mark, isReached && styles.reached)}>
            {measure && (
              <span className={styles.step}>{measure === 'FEN' ? texts.from.FEN(figure(at)) : texts.from.PIECES(String(at))}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Chosen({ lines, onRemove }: Pick<PoolBarProps, 'lines' | 'onRemove'>) {
  const texts = useTexts(activityPageTexts);
  return (
    <ul className={styles.chosen} aria-label={texts.chosenInCart}>
      {lines.map(({ cid, skuId, title, picture, quantity }) => (
        <li key={skuId} className={styles.line}>
          <Picture pictureKey={picture} alt={title} sizes="44px" className={styles.picture} />
          {quantity > 1 && <span className={styles.count}>×{quantity}</span>}
          <button type="button" className={styles.remove} aria-label={texts.removeOf(title)} onClick={() => onRemove([{ cid, skuId }])}>
            <Icon of={X} size={10} stroke={2.5} />
          </button>
        </li>
      ))}
    </ul>
  );
}
