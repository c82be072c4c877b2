import { App, Button, ConfigProvider, Form } from 'antd';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { useLeaveGuard } from '#lib/leave-guard';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { Card, Page } from '#ui/page';
import { Conflict } from './conflict.tsx';
import { LevelPreviews } from './level-previews.tsx';
import styles from './levels.module.css';
import { levelsTexts } from './levels.texts.ts';
import { type LevelsDraft, levelsOf, type StoredLevels } from './levels-draft.ts';
import { LevelsSheet } from './levels-sheet.tsx';

interface LevelsFormProps {
  readonly stored: StoredLevels;
  readonly initial: LevelsDraft;
  /** Begins anew with what is stored now. */
  readonly onStart: (stored: StoredLevels) => void;
}

/** All levels at once, beside what members see of them. */
export function LevelsForm({ stored, initial, onStart }: LevelsFormProps) {
  const texts = useTexts(levelsTexts);
  const { message } = App.useApp();
  const mayWrite = useMay()('member.level.save');
  // Levels nobody has saved yet are lost by leaving, too.
  const [isDirty, setDirty] = useState(initial.levels.length !== stored.levels.length);
  const [isConflict, setConflict] = useState(false);
  // The writing that was seen: a colleague's, once somebody has looked at it and goes on with their own.
  const [revision, setRevision] = useState(stored.revision);
  const release = useLeaveGuard(isDirty && mayWrite);
  const start = (next: StoredLevels) => {
    release();
    onStart(next);
  };
  const goOn = (seen: number) => {
    setRevision(seen);
    setConflict(false);
    void message.info(texts.kept);
  };
  return (
    <CallForm<'member.level.save', LevelsDraft>
      call="member.level.save"
      initial={initial}
      toInput={(draft) => ({ revision, levels: levelsOf(draft) })}
      onValuesChange={() => setDirty(true)}
      onDone={({ revision: saved }, { levels }) => {
        void message.success(texts.saved);
        start({ levels, revision: saved });
      }}
      onRefused={(name) => {
        if (name !== 'LEVELS_CHANGED') return false;
        setConflict(true);
        return true;
      }}
    >
      {({ isPending }) => (
        <Page
          title={texts.levels}
          {...(mayWrite && {
            actions: (
              <Button type="primary" htmlType="submit" loading={isPending}>
                {texts.save}
              </Button>
            ),
          })}
        >
          {isConflict && <Conflict before={stored.levels} onReload={start} onGoOn={goOn} />}
          <ConfigProvider componentDisabled={!mayWrite}>
            <LevelsSheet stored={stored.levels.length} mayWrite={mayWrite} />
          </ConfigProvider>
          <Card title={texts.preview} note={texts.previewNote}>
            <Form.Item noStyle shouldUpdate>
              {({ getFieldsValue }) => <LevelPreviews levels={(getFieldsValue(true) as LevelsDraft).levels} />}
            </Form.Item>
          </Card>
          <Card title={texts.rules}>
            <ul className={styles.rules}>
              {texts.ruleLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        </Page>
      )}
    </CallForm>
  );
}
