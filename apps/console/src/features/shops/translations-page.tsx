import { Alert, App, Button, Input, Table, Tabs } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { PictureUpload } from '#ui/form/picture-upload';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page, PageLink } from '#ui/page';
import { Picture } from '#ui/picture';
import styles from './shops.module.css';
import { shopsTexts } from './shops.texts.ts';

type Kind = OutputOf<'decoration.translation.missing'>['kinds'][number];

const isPicture = (source: string) => /^[\w-]+(\/[\w-]+)*\.(jpg|png|webp)$/.test(source);

/** What nobody has translated yet, to be written beside its Chinese. */
export function TranslationsPage() {
  const texts = useTexts(shopsTexts);
  const missing = useRead('decoration.translation.missing', { lang: 'en' });
  const merchant = useRead('shop.merchant.detail', {});
  const isOffered = merchant.data?.languages.includes('en') ?? true;
  const kinds = (missing.data?.kinds ?? []).filter(({ texts: count }) => count > 0);
  return (
    <Page title={texts.translations}>
      {!isOffered && (
        <Alert type="info" showIcon title={texts.notOffered} action={<PageLink to="/settings/merchant">{texts.offer}</PageLink>} />
      )}
      <Card isFlush>
        {missing.isError ? (
          <Failed onRetry={() => void missing.refetch()} refusal={missing.error} />
        ) : missing.data === undefined ? (
          <ListSkeleton columns={2} />
        ) : kinds.length === 0 ? (
          <Empty {...texts.isTranslated} />
        ) : (
          <Tabs
            tabBarStyle={{ paddingInline: 16 }}
            items={kinds.map((kind) => ({
              key: kind.kind,
              label: kind.missing > 0 ? `${texts.kinds[kind.kind]} ${kind.missing}` : texts.kinds[kind.kind],
              children: kind.missing > 0 ? <Missing kind={kind} /> : <Empty {...texts.isTranslated} />,
            }))}
          />
        )}
      </Card>
    </Page>
  );
}

function Missing({ kind: { missing, texts: count, first } }: { readonly kind: Kind }) {
  const texts = useTexts(shopsTexts);
  const { message } = App.useApp();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const entries = first.flatMap((source) => {
    const text = typed[source]?.trim() ?? '';
    return text === '' ? [] : [{ source, text }];
  });
  const save = useWrite('shop.translation.set', {
    stale: ['decoration'],
    onDone: (_, { entries: saved }) => {
      setTyped({});
      void message.success(texts.translationsSaved(saved.length));
    },
  });
  const set = (source: string, text: string) => setTyped((now) => ({ ...now, [source]: text }));
  return (
    <>
      <Table<{ source: string }>
        size="medium"
        pagination={false}
        rowKey="source"
        dataSource={first.map((source) => ({ source }))}
        columns={[
          {
            title: texts.source,
            width: '50%',
            render: (_, { source }) =>
              isPicture(source) ? <Picture of={source} side={72} /> : <span className={styles.source}>{source}</span>,
          },
          {
            title: texts.target,
            render: (_, { source }) =>
              isPicture(source) ? (
                <PictureUpload
                  most={1}
                  purpose="page"
                  value={typed[source] ? [typed[source]] : []}
                  onChange={([key = '']) => set(source, key)}
                />
              ) : (
                <Input.TextArea
                  aria-label={texts.translate(source)}
                  rows={2}
                  maxLength={4_000}
                  value={typed[source] ?? ''}
                  onChange={(event) => set(source, event.target.value)}
                />
              ),
          },
        ]}
      />
      <div className={`${styles.foot} ${styles.switch}`}>
        <Button type="primary" disabled={entries.length === 0} loading={save.isPending} onClick={() => save.send({ lang: 'en', entries })}>
          {texts.saveTranslations(entries.length)}
        </Button>
        <span className={styles.quiet}>{texts.missingOf(missing, count)}</span>
      </div>
    </>
  );
}
