import { useTexts } from '#i18n/texts';
import LayoutGrid from '#icons/layout-grid';
import LayoutList from '#icons/layout-list';
import { Icon } from './icon.tsx';
import styles from './list-form-button.module.css';
import { listFormTexts } from './list-form-button.texts.ts';

type Form = 'grid' | 'list';

interface ListFormButtonProps {
  readonly form: Form;
  readonly onChoose: (form: Form) => void;
}

/** Shows and names the form that a list does not have now. */
export function ListFormButton({ form, onChoose }: ListFormButtonProps) {
  const texts = useTexts(listFormTexts);
  const other = form === 'grid' ? 'list' : 'grid';
  return (
    <button type="button" className={styles.button} aria-label={texts[other]} onClick={() => onChoose(other)}>
      <Icon of={other === 'list' ? LayoutList : LayoutGrid} size={20} />
    </button>
  );
}
