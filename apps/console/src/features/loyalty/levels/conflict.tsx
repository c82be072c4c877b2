import { Alert, Button } from 'antd';
import { useRead } from '#api/use-read';
import { joinedTexts } from '#i18n/joined.texts';
import { useTexts } from '#i18n/texts';
import { levelsTexts } from './levels.texts.ts';
import { changedLevels, type Level, type StoredLevels } from './levels-draft.ts';

interface ConflictProps {
  /** What the person began with. */
  readonly before: readonly Level[];
  readonly onReload: (latest: StoredLevels) => void;
  /** Goes on with what was typed, having seen this writing. */
  readonly onGoOn: (revision: number) => void;
}

/** Somebody else saved meanwhile: which levels differ now, and whose writing is to count. */
export function Conflict({ before, onReload, onGoOn }: ConflictProps) {
  const texts = useTexts(levelsTexts);
  const joined = useTexts(joinedTexts);
  const { data, isFetching } = useRead('member.level.list', {}, { isAskedAnew: true });
  const latest = isFetching ? undefined : data;
  const changed = latest && changedLevels(before, latest.levels);
  const named = changed?.map((level) => texts.rowName(level, latest?.levels[level]?.name ?? ''));
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.conflict}
      description={named && (named.length > 0 ? texts.conflictText(joined.names(named)) : texts.conflictSame)}
      action={
        <span style={{ display: 'flex', gap: 8 }}>
          <Button disabled={!latest} onClick={() => latest && onGoOn(latest.revision)}>
            {texts.keepMine}
          </Button>
          <Button disabled={!latest} onClick={() => latest && onReload(latest)}>
            {texts.reload}
          </Button>
        </span>
      }
    />
  );
}
