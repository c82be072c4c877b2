import { Pagination } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import styles from './list.module.css';
import { listTexts } from './list.texts.ts';

/** Counted no further; this many means so many or more. */
const MOST_COUNTED = 10_000;

interface FootProps {
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly onPage: (pageNum: number, pageSize: number) => void;
  readonly children?: ReactNode;
}

export function ListFoot({ total, pageNum, pageSize, onPage, children }: FootProps) {
  const texts = useTexts(listTexts);
  return (
    <footer className={styles.foot}>
      <span>{texts.total(total >= MOST_COUNTED ? '10,000+' : total.toLocaleString('en-US'))}</span>
      {children}
      <Pagination
        className={styles.pages ?? ''}
        size="small"
        total={total}
        current={pageNum}
        pageSize={pageSize}
        pageSizeOptions={[20, 50, 100]}
        showSizeChanger
        showTitle={false}
        onChange={onPage}
      />
    </footer>
  );
}
