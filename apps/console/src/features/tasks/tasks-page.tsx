import { Button, Progress } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useFetch } from '#api/use-fetch';
import { useLang, useTexts } from '#i18n/texts';
import { saveFile } from '#lib/save-file';
import { shortTime } from '#lib/time';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { Status } from '#ui/status';
import { tasksTexts } from './tasks.texts.ts';

type Task = EntryOf<'ops.task.list'>;

const tones = { WAITING: 'open', RUNNING: 'accent', DONE: 'good', FAILED: 'bad' } as const;
const REFETCH_MS = 3_000;

export function TasksPage() {
  const texts = useTexts(tasksTexts);
  const { lang } = useLang();
  return (
    <Page title={texts.tasks} aside={texts.expires}>
      <List
        call="ops.task.list"
        input={() => ({})}
        keyOf={({ id }) => id}
        refetchEveryMs={REFETCH_MS}
        columns={[
          { key: 'kind', title: texts.kind, render: ({ kind }) => texts.kinds[kind] ?? kind },
          { key: 'at', title: texts.created, width: 160, render: ({ createdAt }) => shortTime(createdAt, Date.now(), lang) },
          {
            key: 'state',
            title: texts.state,
            width: 112,
            render: ({ state }) => <Status tone={tones[state]}>{texts.states[state]}</Status>,
          },
          {
            key: 'progress',
            title: texts.progress,
            width: 240,
            render: ({ kind, state, done, total }) =>
              total !== null && (
                <Progress
                  size="small"
                  aria-label={`${texts.progress}: ${texts.kinds[kind] ?? kind}`}
                  percent={total === 0 ? 100 : Math.round((100 * done) / total)}
                  status={state === 'FAILED' ? 'exception' : 'normal'}
                />
              ),
          },
          { key: 'file', title: texts.file, width: 120, render: (task) => task.file && <DownloadFile task={task} /> },
        ]}
        empty={texts.empty}
      />
    </Page>
  );
}

/** Fetched part by part with the session's token: a file has no address of its own. */
function DownloadFile({ task: { id, file } }: { readonly task: Task }) {
  const texts = useTexts(tasksTexts);
  const fetchPart = useFetch('ops.task.download');
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    if (!file) return;
    setLoading(true);
    const parts: ArrayBuffer[] = [];
    for (let part = 0; part < file.parts; part += 1) {
      const found = await fetchPart({ id, part });
      if (!found) return setLoading(false);
      parts.push(Uint8Array.from(atob(found.base64), (letter) => letter.charCodeAt(0)).buffer);
    }
    setLoading(false);
    saveFile(file.name, new Blob(parts, { type: file.type }));
  };
  return (
    <Button type="link" size="small" loading={isLoading} onClick={() => void download()}>
      {texts.download}
    </Button>
  );
}
