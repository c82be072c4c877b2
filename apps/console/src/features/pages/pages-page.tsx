import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { useShopNames } from '#session/shops';
import { List } from '#ui/list/list';
import { Page, PageLink } from '#ui/page';
import { PageActions } from './page-actions.tsx';
import { PageState } from './page-state.tsx';
import { pagesTexts } from './pages.texts.ts';
import { PublishDrawer } from './publish-drawer.tsx';

type Entry = EntryOf<'decoration.page.list'>;

const tabs = ['all', 'LIVE', 'SCHEDULED', 'DRAFT'] as const;

export function PagesPage() {
  const texts = useTexts(pagesTexts);
  const { lang } = useLang();
  const shopName = useShopNames();
  const [published, setPublished] = useState<Entry | null>(null);
  return (
    <Page title={texts.pages}>
      <List
        call="decoration.page.list"
        input={({ tab, kind, words, cid }) => ({
          ...(tab && { state: tab as 'LIVE' }),
          ...(kind && { kind: kind as 'home' }),
          ...(words && { words: words.slice(0, 32) }),
          ...(cid && { cid }),
        })}
        keyOf={({ id }) => id}
        tabs={{ name: 'tab', entries: tabs.map((value) => ({ value, label: texts.tabs[value] })) }}
        filters={[
          { kind: 'search', name: 'words', label: texts.search },
          {
            kind: 'select',
            name: 'kind',
            label: texts.kind,
            options: (['home', 'micro'] as const).map((value) => ({ value, label: texts.kinds[value] })),
          },
        ]}
        columns={[
          { key: 'title', title: texts.title, render: ({ id, title }) => <PageLink to={`/pages/${id}`}>{title}</PageLink> },
          { key: 'kind', title: texts.kind, width: 104, render: ({ kind }) => texts.kinds[kind] },
          { key: 'shop', title: texts.shop, width: 144, render: ({ cid }) => (cid === null ? texts.allShops : shopName(cid)) },
          { key: 'state', title: texts.state, width: 216, render: (entry) => <PageState page={entry} /> },
          {
            key: 'edited',
            title: texts.edited,
            width: 128,
            render: ({ editedAt }) => editedAt !== null && shortTime(editedAt, Date.now(), lang),
          },
          {
            key: 'actions',
            title: texts.actions,
            width: 176,
            render: (entry) => <PageActions page={entry} onPublish={() => setPublished(entry)} />,
          },
        ]}
        empty={texts.empty}
      />
      {published && <PublishDrawer page={published} onClose={() => setPublished(null)} />}
    </Page>
  );
}
