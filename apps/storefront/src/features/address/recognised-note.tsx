import { useTexts } from '#i18n/texts';
import type { Recognised } from './address.rules.ts';
import { missingIn } from './address.rules.ts';
import { addressTexts } from './address.texts.ts';
import styles from './paste-address.module.css';

/** Says what was filled in, what is still missing, and which words went nowhere. */
export function RecognisedNote({ result }: { readonly result: Recognised }) {
  const texts = useTexts(addressTexts);
  const missing = missingIn(result);
  const isNothing = missing.length === 4 && !result.region;
  const state = isNothing
    ? texts.nothingRecognised
    : missing.length > 0
      ? texts.notRecognised(missing.map((field) => texts[field]))
      : texts.recognised;
  return (
    <div role="status" className={styles.note}>
      <p className={missing.length > 0 ? styles.missing : undefined}>{state}</p>
      {result.unused && !isNothing && <p>{texts.unused(result.unused)}</p>}
    </div>
  );
}
