import type { ProductCard } from '@qianpu/contract/types';
import { useMessages } from '#i18n/messages';
import Plus from '#icons/plus';
import { useQuickAdd } from '#lib/quick-add';
import { Icon } from './icon.tsx';
import styles from './quick-add-button.module.css';

/** Puts goods into the cart from where they are listed. */
export function QuickAddButton({ goods }: { readonly goods: ProductCard }) {
  const { addOf } = useMessages();
  const quickAdd = useQuickAdd();
  return (
    quickAdd && (
      <button type="button" className={styles.add} aria-label={addOf(goods.title)} onClick={() => quickAdd(goods)}>
        <Icon of={Plus} size={16} />
      </button>
    )
  );
}
