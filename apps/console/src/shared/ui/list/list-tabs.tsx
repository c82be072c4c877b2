import styles from './list.module.css';
import type { ListTab } from './list.types.ts';

interface TabsProps {
  readonly tabs: { readonly name: string; readonly entries: readonly ListTab[] };
  readonly query: Readonly<Record<string, string>>;
  readonly setQuery: (change: Readonly<Record<string, string | undefined>>) => void;
}

/** Tabs with counts; the first stands for no choice. */
export function ListTabs({ tabs: { name, entries }, query, setQuery }: TabsProps) {
  const [first] = entries;
  const current = query[name] ?? first?.value;
  return (
    <nav className={styles.tabs}>
      {entries.map(({ value, label, count, isUrgent = false }) => (
        <button
          key={value}
          type="button"
          aria-current={value === current ? 'page' : undefined}
          onClick={() => setQuery({ [name]: value === first?.value ? undefined : value })}
        >
          {label}
          {count !== undefined && count > 0 && (
            <em data-urgent={isUrgent}>{count >= 10_000 ? '10,000+' : count.toLocaleString('en-US')}</em>
          )}
        </button>
      ))}
    </nav>
  );
}
