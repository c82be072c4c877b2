import { App, Button, Input, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import ArrowDown from '#icons/arrow-down';
import ArrowUp from '#icons/arrow-up';
import Plus from '#icons/plus';
import X from '#icons/x';
import { useCurrentShop } from '#lib/current-shop';
import { useMay } from '#session/me';
import { useOwnShops } from '#session/shops';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import styles from './reviews.module.css';
import { reviewsTexts } from './reviews.texts.ts';

type Chosen = OutputOf<'catalog.search.chosenWords'>;

const MOST_PLACEHOLDERS = 5;
const MOST_WORDS = 20;

/** What a shop wants to be searched for; of the first shop where none is chosen. */
export function SearchWordsPage() {
  const texts = useTexts(reviewsTexts);
  const shops = useOwnShops();
  const cid = useCurrentShop() ?? shops[0]?.cid;
  const read = useRead('catalog.search.chosenWords', { cid: cid ?? '' }, { enabled: cid !== undefined });
  const shopName = shops.find((shop) => shop.cid === cid)?.name;
  if (read.data && cid !== undefined) return <WordsEditor key={cid} cid={cid} chosen={read.data} shopName={shopName} />;
  return (
    <Page title={texts.searchWords}>
      <Card>{read.isError ? <Failed onRetry={() => void read.refetch()} refusal={read.error} /> : <ListSkeleton columns={2} />}</Card>
    </Page>
  );
}

interface EditorProps {
  readonly cid: string;
  readonly chosen: Chosen;
  readonly shopName: string | undefined;
}

function WordsEditor({ cid, chosen, shopName }: EditorProps) {
  const texts = useTexts(reviewsTexts);
  const { message } = App.useApp();
  const may = useMay();
  const [placeholders, setPlaceholders] = useState<readonly string[]>(chosen.placeholders);
  const [words, setWords] = useState<Chosen['words']>(chosen.words);
  const set = useWrite('catalog.search.setHotWords', { onDone: () => void message.success(texts.searchWordsSaved) });
  const save = () =>
    set.send({
      cid,
      placeholders: placeholders.map((word) => word.trim()).filter((word) => word !== ''),
      words: words.filter(({ text }) => text.trim() !== ''),
    });
  return (
    <Page
      title={texts.searchWords}
      aside={shopName}
      actions={
        may('catalog.search.setHotWords') && (
          <Button type="primary" loading={set.isPending} onClick={save}>
            {texts.saveSearchWords}
          </Button>
        )
      }
    >
      <Card title={texts.placeholders} note={texts.placeholdersNote}>
        <WordRows
          entries={placeholders}
          most={MOST_PLACEHOLDERS}
          blank=""
          onChange={setPlaceholders}
          render={(word, nth, change) => (
            <Input aria-label={texts.word(nth)} maxLength={20} value={word} onChange={({ target }) => change(target.value)} />
          )}
        />
      </Card>
      <Card title={texts.hotWords} note={texts.hotWordsNote}>
        <WordRows
          entries={words}
          most={MOST_WORDS}
          blank={{ text: '', badge: null }}
          onChange={(next) => setWords([...next])}
          render={(word, nth, change) => (
            <>
              <Input
                aria-label={texts.word(nth)}
                maxLength={20}
                value={word.text}
                onChange={({ target }) => change({ ...word, text: target.value })}
              />
              <Select<'' | 'hot' | 'new'>
                aria-label={texts.badge(nth)}
                value={word.badge ?? ''}
                options={[
                  { value: '', label: texts.noBadge },
                  { value: 'hot', label: texts.badges.hot },
                  { value: 'new', label: texts.badges.new },
                ]}
                onChange={(badge) => change({ ...word, badge: badge === '' ? null : badge })}
              />
            </>
          )}
        />
      </Card>
    </Page>
  );
}

interface RowsProps<Entry> {
  readonly entries: readonly Entry[];
  readonly most: number;
  readonly blank: Entry;
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly render: (entry: Entry, nth: number, change: (entry: Entry) => void) => ReactNode;
}

/** Words in an order of the shop's own. */
function WordRows<Entry>({ entries, most, blank, onChange, render }: RowsProps<Entry>) {
  const texts = useTexts(reviewsTexts);
  const swap = (at: number, by: number) => {
    const next = [...entries];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onChange(next);
  };
  return (
    <div className={styles.rows}>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone
        <div key={at} className={styles.row}>
          {render(entry, at + 1, (changed) => onChange(entries.map((one, nth) => (nth === at ? changed : one))))}
          <span className={styles.tools}>
            <Button
              type="text"
              aria-label={texts.up(at + 1)}
              icon={<Icon of={ArrowUp} />}
              disabled={at === 0}
              onClick={() => swap(at, -1)}
            />
            <Button
              type="text"
              aria-label={texts.down(at + 1)}
              icon={<Icon of={ArrowDown} />}
              disabled={at === entries.length - 1}
              onClick={() => swap(at, 1)}
            />
            <Button
              type="text"
              aria-label={texts.removeWord(at + 1)}
              icon={<Icon of={X} />}
              onClick={() => onChange(entries.filter((_, nth) => nth !== at))}
            />
          </span>
        </div>
      ))}
      {entries.length < most && (
        <Button icon={<Icon of={Plus} />} onClick={() => onChange([...entries, blank])}>
          {texts.addWord}
        </Button>
      )}
    </div>
  );
}
