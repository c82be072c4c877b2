import { useMessages } from '#i18n/messages';
import Search from '#icons/search';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import type { useListForm } from '#session/use-list-form';
import { Icon } from '#ui/icon';
import { ListFormButton } from '#ui/list-form-button';
import styles from './class-bar.module.css';

interface ClassBarProps {
  readonly title: string;
  readonly form: ReturnType<typeof useListForm>[0];
  readonly onForm: ReturnType<typeof useListForm>[1];
}

/** The name of the list, the way to search, and how the list stands. */
export function ClassBar({ title, form, onForm }: ClassBarProps) {
  const { search } = useMessages();
  return (
    <TopBar title={title} ground="card">
      <span className={styles.actions}>
        <PageLink page="goodSearch" className={styles.search} aria-label={search}>
          <Icon of={Search} size={22} />
        </PageLink>
        <ListFormButton form={form} onChoose={onForm} />
      </span>
    </TopBar>
  );
}
