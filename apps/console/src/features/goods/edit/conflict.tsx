import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useFetch } from '#api/use-fetch';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { editTexts } from './edit.texts.ts';

interface Last {
  /** Null where the person may not read the log. */
  readonly name: string | null;
  readonly at: number;
}

/** Somebody else saved meanwhile: who and when. Nothing is overwritten; what was typed stays until its author drops it. */
export function Conflict({ goodsId, onReload }: { readonly goodsId: string; readonly onReload: () => void }) {
  const texts = useTexts(editTexts);
  const { lang } = useLang();
  const mayReadLog = useMay()('staff.action.list');
  const [last, setLast] = useState<Last | null>(null);
  const detail = useFetch('catalog.goods.detail');
  const log = useFetch('staff.action.list');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the conflict appears
  useEffect(() => {
    const ask = async () => {
      const filter = { call: 'catalog.goods.save', subjectId: goodsId, outcome: 'done' as const, pageSize: 1 };
      const action = mayReadLog ? (await log(filter))?.list[0] : undefined;
      const at = action?.at ?? (await detail({ id: goodsId }))?.updatedAt;
      if (at !== undefined) setLast({ name: action ? action.nick || action.name : null, at });
    };
    void ask();
  }, [goodsId]);
  const when = last ? shortTime(last.at, Date.now(), lang) : '';
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.conflict}
      description={last && (last.name === null ? texts.conflictAt(when) : texts.conflictBy(last.name, when))}
      action={<Button onClick={onReload}>{texts.reload}</Button>}
    />
  );
}
