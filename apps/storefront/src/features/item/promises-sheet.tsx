import type { Product } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import ShieldCheck from '#icons/shield-check';
import { Icon } from '#ui/icon';
import { Sheet } from '#ui/sheet';
import { promisesTexts } from './promises.texts.ts';
import styles from './promises-sheet.module.css';

interface PromisesSheetProps extends Pick<Product, 'promises'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function PromisesSheet({ promises, isOpen, onClose }: PromisesSheetProps) {
  const { title } = useTexts(promisesTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <dl className={styles.list}>
        {promises.map((promise) => (
          <div key={promise.title} className={styles.promise}>
            <dt className={styles.title}>
              <Icon of={ShieldCheck} size={18} className={styles.sign} />
              {promise.title}
            </dt>
            <dd className={styles.text}>{promise.text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
