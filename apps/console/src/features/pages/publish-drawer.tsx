import { Alert, App, Button, DatePicker, Drawer, Radio } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import { beijingInstant } from '#lib/beijing-instant';
import { shortTime } from '#lib/time';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Status } from '#ui/status';
import styles from './pages.module.css';
import { pagesTexts } from './pages.texts.ts';
import type { ActedPage } from './pages.types.ts';

/** What a careful colleague would say first; then at once, or at a time. */
export function PublishDrawer({ page: { id, title, revision }, onClose }: { readonly page: ActedPage; readonly onClose: () => void }) {
  const texts = useTexts(pagesTexts);
  const { lang } = useLang();
  const { message } = App.useApp();
  const check = useRead('decoration.page.check', { id });
  const [isLater, setLater] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const publish = useWrite('decoration.page.publish', {
    onDone: ({ version }, input) => {
      void message.success(input.at === undefined ? texts.published(version) : texts.scheduledDone);
      onClose();
    },
  });
  const isForbidden = check.data?.findings.some(({ forbids }) => forbids) ?? true;
  return (
    <Drawer open title={texts.publishTitle(title)} size={480} onClose={onClose}>
      <div className={styles.publish}>
        <h3>{texts.checks}</h3>
        {check.isError ? (
          <Failed onRetry={() => void check.refetch()} refusal={check.error} />
        ) : check.data === undefined ? (
          <ListSkeleton columns={1} />
        ) : (
          <Findings findings={check.data.findings} />
        )}
        <h3>{texts.when}</h3>
        <Radio.Group
          aria-label={texts.when}
          value={isLater}
          onChange={({ target }) => setLater(target.value === true)}
          options={[
            { value: false, label: texts.publishNow },
            { value: true, label: texts.publishLater },
          ]}
        />
        {isLater && (
          <DatePicker
            aria-label={texts.time}
            placeholder={texts.time}
            showTime={{ format: 'HH:mm' }}
            format="YYYY-MM-DD HH:mm"
            onChange={(day) => setAt(day ? beijingInstant(day.format('YYYY-MM-DDTHH:mm')) : null)}
          />
        )}
        <Button
          type="primary"
          disabled={isForbidden || (isLater && at === null)}
          loading={publish.isPending}
          onClick={() => publish.send({ id, revision, ...(isLater && at !== null && { at }) })}
        >
          {isLater && at !== null ? texts.publishAt(shortTime(at, Date.now(), lang)) : texts.publishNow}
        </Button>
      </div>
    </Drawer>
  );
}

function Findings({ findings }: { readonly findings: OutputOf<'decoration.page.check'>['findings'] }) {
  const texts = useTexts(pagesTexts);
  if (findings.length === 0) return <Status tone="good">{texts.noFindings}</Status>;
  return (
    <>
      {findings.some(({ forbids }) => forbids) && <Alert type="error" showIcon title={texts.forbids} />}
      <ul className={styles.findings}>
        {findings.map(({ kind, blockId, detail, forbids }) => (
          <li key={`${kind}.${blockId}.${detail}`}>
            <Status tone={forbids ? 'bad' : 'warn'}>
              {forbids ? `${texts.findings[kind]} · ${texts.mustSolve}` : texts.findings[kind]}
            </Status>
            <small>{detail}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
