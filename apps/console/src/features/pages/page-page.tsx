import { useState } from 'react';
import { useParams } from 'react-router';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Columns, Page } from '#ui/page';
import { Picture } from '#ui/picture';
import { PageActions } from './page-actions.tsx';
import { PageState } from './page-state.tsx';
import styles from './pages.module.css';
import { pagesTexts } from './pages.texts.ts';
import { PublishDrawer } from './publish-drawer.tsx';

/** One page: what it is made of, how it is shared. */
export function PagePage() {
  const texts = useTexts(pagesTexts);
  const { id = '' } = useParams();
  const read = useRead('decoration.page.draft', { id });
  const [isPublishing, setPublishing] = useState(false);
  if (!read.data)
    return (
      <Page title={texts.page} back="/pages">
        <Card>{read.isError ? <Failed onRetry={() => void read.refetch()} refusal={read.error} /> : <ListSkeleton columns={2} />}</Card>
      </Page>
    );
  const page = read.data;
  return (
    <Page
      title={page.title}
      back="/pages"
      aside={<PageState page={page} />}
      actions={<PageActions page={page} onPublish={() => setPublishing(true)} />}
    >
      <Columns
        aside={
          <Card title={texts.share}>
            <div className={styles.share}>
              {page.share.picture !== null && <Picture of={page.share.picture} side={72} />}
              <b>{page.share.title}</b>
              <p>{page.share.describe}</p>
            </div>
          </Card>
        }
      >
        <Card title={texts.content} note={texts.blockCount(page.blocks.length)}>
          <ol className={styles.blocks}>
            {page.blocks.map((block) => (
              <li key={block.id}>{texts.blocks[block.type]}</li>
            ))}
          </ol>
        </Card>
      </Columns>
      {isPublishing && <PublishDrawer page={page} onClose={() => setPublishing(false)} />}
    </Page>
  );
}
