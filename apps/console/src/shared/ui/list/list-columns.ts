import type { TableProps } from 'antd';
import styles from './list.module.css';
import type { ListColumn } from './list.types.ts';

type AntColumns<Entry> = NonNullable<TableProps<Entry>['columns']>;

/** Our columns as the table wants them; a head that sorts says how it is sorted now. */
export const antColumns = <Entry>(columns: readonly ListColumn<Entry>[], sort: string | undefined): AntColumns<Entry> =>
  columns.map(({ key, title, width, isFigure = false, render, sort: sorts }) => ({
    key,
    title,
    ...(width !== undefined && { width }),
    ...(isFigure && { align: 'right' as const, className: styles.figure }),
    render: (_value: unknown, entry: Entry) => render(entry),
    ...(sorts && {
      sorter: true,
      showSorterTooltip: false,
      sortDirections: [
        ...(sorts.descending === undefined ? [] : ['descend' as const]),
        ...(sorts.ascending === undefined ? [] : ['ascend' as const]),
      ],
      sortOrder: orderOf(sorts, sort),
    }),
  }));

function orderOf({ ascending, descending }: NonNullable<ListColumn<unknown>['sort']>, sort: string | undefined) {
  if (sort === undefined) return null;
  if (sort === ascending) return 'ascend' as const;
  return sort === descending ? ('descend' as const) : null;
}

type Sorter<Entry> = Parameters<NonNullable<TableProps<Entry>['onChange']>>[2];

/** The value of `sort` a click on a head asks for; undefined: the list's own order. */
export function sortFrom<Entry>(columns: readonly ListColumn<Entry>[], sorter: Sorter<Entry>): string | undefined {
  const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
  const sorts = columns.find(({ key }) => key === columnKey)?.sort;
  if (!order) return undefined;
  return order === 'ascend' ? sorts?.ascending : sorts?.descending;
}
