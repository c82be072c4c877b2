import { Button } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { levelsTexts } from './levels.texts.ts';
import { draftOf, type LevelsDraft, type StoredLevels, starterDraft } from './levels-draft.ts';
import { LevelsForm } from './levels-form.tsx';

interface Started {
  readonly stored: StoredLevels;
  readonly initial: LevelsDraft;
  /** Each beginning is a form of its own. */
  readonly round: number;
}

/** The merchant's levels as one sheet. Read once: what comes later must not replace what is being typed. */
export function LevelsPage() {
  const texts = useTexts(levelsTexts);
  const may = useMay();
  const read = useRead('member.level.list', {}, { isAskedAnew: true });
  const [started, setStarted] = useState<Started | null>(null);
  const start = (stored: StoredLevels, initial = draftOf(stored.levels)) =>
    setStarted((last) => ({ stored, initial, round: (last?.round ?? 0) + 1 }));
  if (!started && read.data && !read.isFetching) start(read.data);
  if (started && started.initial.levels.length > 0) return <LevelsForm key={started.round} {...started} onStart={start} />;
  return (
    <Page title={texts.levels}>
      <Card isFlush>
        {started ? (
          <Empty
            {...texts.empty}
            action={
              may('member.level.save') && (
                <Button type="primary" onClick={() => start(started.stored, starterDraft(texts.starters))}>
                  {texts.begin}
                </Button>
              )
            }
          />
        ) : read.isError ? (
          <Failed refusal={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <ListSkeleton columns={5} />
        )}
      </Card>
    </Page>
  );
}
