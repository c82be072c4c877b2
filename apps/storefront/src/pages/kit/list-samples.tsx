import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import Languages from '#icons/languages';
import MapPin from '#icons/map-pin';
import { PageLink } from '#navigation/page-link';
import { Cell, CellBody, CellGroup, cellClass } from '#ui/cell';
import { KeyedRow, KeyedRows } from '#ui/keyed-row';
import { ListFormButton } from '#ui/list-form-button';
import { NoticeBar } from '#ui/notice-bar';
import { SearchBar } from '#ui/search-bar';
import type { Sort } from '#ui/sort-row';
import { SortRow } from '#ui/sort-row';
import { SwipeAction } from '#ui/swipe-action';
import { Tabs } from '#ui/tabs';
import { useToast } from '#ui/toast';
import { kitTexts } from './kit.texts.ts';
import styles from './kit-page.module.css';

const countsOfTabs = [0, 1, 12, 100, 0];

export function ListSamples() {
  const texts = useTexts(kitTexts);
  const toast = useToast();
  const [tab, setTab] = useState(0);
  const [brand, setBrand] = useState(0);
  const [words, setWords] = useState('');
  const [sort, setSort] = useState<Sort>('default');
  const [form, setForm] = useState<'grid' | 'list'>('grid');
  const named = (text: string, name: number) => ({ name, text, count: countsOfTabs[name] ?? 0 });
  return (
    <>
      <NoticeBar text={texts.shortNotice} />
      <NoticeBar text={texts.longNotice} />
      <div className={styles.search}>
        <SearchBar value={words} onChange={setWords} onSearch={toast} label={texts.searchGoods} placeholder={texts.cherries} />
      </div>
      <CellGroup>
        <PageLink page="addressList" className={cellClass}>
          <CellBody icon={MapPin} label={texts.addresses} note={texts.addressNote} />
        </PageLink>
        <Cell icon={Languages} label={texts.language} value={texts.chinese} onClick={() => toast(texts.language)} />
        <Cell label={texts.phone} value="138****0001" />
        <Cell label={texts.addresses} value={texts.longValue} />
        <Cell label={texts.longValue} value={texts.chinese} onClick={() => toast(texts.longValue)} />
      </CellGroup>
      <KeyedRows>
        <KeyedRow label={texts.language} onClick={() => toast(texts.language)}>
          {texts.chinese}
        </KeyedRow>
        <KeyedRow label={texts.addresses} onClick={() => toast(texts.addresses)}>
          {texts.longValue}
        </KeyedRow>
      </KeyedRows>
      <CellGroup>
        <SwipeAction actions={[{ action: texts.remove, label: texts.removeRow, onAction: () => toast(texts.removeRow) }]}>
          <p className={styles.swipe}>{texts.swipeMe}</p>
        </SwipeAction>
      </CellGroup>
      <Tabs label={texts.orders} tabs={texts.tabs.map(named)} current={tab} onChoose={setTab} className={styles.tabs} />
      <Tabs
        label={texts.searchGoods}
        tabs={texts.brands.map((text, name) => ({ name, text }))}
        current={brand}
        onChoose={setBrand}
        fit="own"
        className={styles.tabs}
      />
      <SortRow current={sort} onChoose={setSort} className={styles.tabs}>
        <ListFormButton form={form} onChoose={setForm} />
      </SortRow>
    </>
  );
}
