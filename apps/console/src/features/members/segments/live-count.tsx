import { schemas } from '#api/schemas';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { useDebounced } from '#lib/use-debounced';
import type { Rules } from './rules.types.ts';
import styles from './segments.module.css';
import { segmentsTexts } from './segments.texts.ts';

const SETTLED_MS = 400;

/** How many fit the rules as they are written now. */
export function LiveCount({ rules }: { readonly rules: Rules }) {
  const texts = useTexts(segmentsTexts);
  const settled = useDebounced(rules, SETTLED_MS);
  const isWhole = schemas['member.segment.count'].input.safeParse({ rules: settled }).success;
  const read = useRead('member.segment.count', { rules: settled }, { enabled: isWhole });
  const text = !isWhole ? texts.incomplete : read.data ? texts.counted(countText(read.data.members)) : texts.counting;
  return (
    <p className={styles.count} data-quiet={!isWhole} role="status">
      {text}
    </p>
  );
}
