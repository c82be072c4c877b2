import { Input, Select, Space } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import SearchIcon from '#icons/search';
import { Icon } from '../icon.tsx';
import { AmountFilter } from './amount-filter.tsx';
import { DatesFilter } from './dates-filter.tsx';
import styles from './list.module.css';
import type { ListFilter } from './list.types.ts';

interface FiltersProps {
  readonly filters: readonly ListFilter[];
  readonly query: Readonly<Record<string, string>>;
  readonly setQuery: (change: Readonly<Record<string, string | undefined>>) => void;
  readonly tools?: ReactNode;
}

/** One line of filters over a list. */
export const Filters = ({ filters, query, setQuery, tools }: FiltersProps) => (
  <div className={styles.filters}>
    <Space size={8} wrap>
      {filters.map((filter) => (
        <OneFilter key={filter.name} filter={filter} query={query} setQuery={setQuery} />
      ))}
    </Space>
    {tools !== undefined && <div className={styles.tools}>{tools}</div>}
  </div>
);

function OneFilter({ filter, query, setQuery }: Omit<FiltersProps, 'filters'> & { readonly filter: ListFilter }) {
  const { name, label } = filter;
  if (filter.kind === 'search')
    return (
      <SearchFilter label={label} width={filter.width ?? 264} value={query[name] ?? ''} onSearch={(words) => setQuery({ [name]: words })} />
    );
  if (filter.kind === 'select')
    return (
      <Select<string>
        aria-label={label}
        allowClear
        placeholder={label}
        {...(query[name] !== undefined && { value: query[name] })}
        options={[...filter.options]}
        popupMatchSelectWidth={false}
        className={styles.select ?? ''}
        showSearch={filter.isSearchable ? { optionFilterProp: 'label' } : false}
        onChange={(value) => setQuery({ [name]: value })}
      />
    );
  const span = { from: query[`${name}From`], to: query[`${name}To`] };
  const setSpan = (from: string | undefined, to: string | undefined) => setQuery({ [`${name}From`]: from, [`${name}To`]: to });
  if (filter.kind === 'amount') return <AmountFilter label={label} {...span} onChange={setSpan} />;
  return <DatesFilter label={label} {...span} onChange={setSpan} />;
}

interface SearchProps {
  readonly label: string;
  readonly width: number;
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** Searches when somebody presses Enter or leaves the field: every letter would be a query. */
function SearchFilter({ label, width, value, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const search = () => {
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  return (
    <Input
      aria-label={label}
      placeholder={label}
      prefix={<Icon of={SearchIcon} size={14} />}
      allowClear
      style={{ width }}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '') onSearch('');
      }}
      onPressEnter={search}
      onBlur={search}
    />
  );
}
