import type { Product } from '@qianpu/contract/types';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#i18n/texts';
import ShieldCheck from '#icons/shield-check';
import { loadChunk } from '#lib/load-chunk';
import { Icon } from '#ui/icon';
import { KeyedRow } from '#ui/keyed-row';
import styles from './item-promises.module.css';
import { promisesTexts } from './promises.texts.ts';

const PromisesSheet = lazy(async () => ({ default: (await loadChunk(() => import('./promises-sheet.tsx'))).PromisesSheet }));

/** What the shop stands for as a row; what exactly it means, in a sheet. */
export function ItemPromises({ promises }: Pick<Product, 'promises'>) {
  const { label } = useTexts(promisesTexts);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (promises.length === 0) return null;
  return (
    <>
      <KeyedRow label={label} onClick={() => setOpen(true)}>
        <span className={styles.promises}>
          {promises.map(({ title }) => (
            <span key={title} className={styles.promise}>
              <Icon of={ShieldCheck} size={14} className={styles.sign} />
              {title}
            </span>
          ))}
        </span>
      </KeyedRow>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <PromisesSheet promises={promises} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
