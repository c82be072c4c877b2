import { App, Button } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { useMay } from '#session/me';
import { PageLink } from '#ui/page';
import type { Rules, Segment } from './rules.types.ts';
import styles from './segments.module.css';
import { segmentsTexts } from './segments.texts.ts';

/** Counted when somebody asks: a hundred counts of all members would be dear. */
export function SegmentCount({ rules }: { readonly rules: Rules }) {
  const texts = useTexts(segmentsTexts);
  const [isAsked, setAsked] = useState(false);
  const read = useRead('member.segment.count', { rules }, { enabled: isAsked });
  if (read.data) return texts.people(countText(read.data.members));
  return (
    <Button type="link" size="small" loading={read.isFetching} onClick={() => setAsked(true)}>
      {texts.count}
    </Button>
  );
}

interface ActionsProps {
  readonly segment: Segment;
  readonly onEdit: () => void;
}

export function SegmentActions({ segment: { id, name }, onEdit }: ActionsProps) {
  const texts = useTexts(segmentsTexts);
  const { message, modal, notification } = App.useApp();
  const may = useMay();
  const remove = useWrite('member.segment.remove', { onDone: () => void message.success(texts.removed) });
  const begin = useWrite('member.account.export', {
    stale: ['ops'],
    onDone: () => notification.success({ title: texts.exporting, description: <PageLink to="/tasks">{texts.toTasks}</PageLink> }),
  });
  const ask = () =>
    modal.confirm({
      title: texts.removeAsk(name),
      content: texts.removeText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => remove.sendAsync({ id }).catch(() => undefined),
    });
  return (
    <div className={styles.actions}>
      {may('member.account.search') && <PageLink to={`/members?segment=${id}`}>{texts.show}</PageLink>}
      {may('member.account.export') && (
        <Button type="link" size="small" loading={begin.isPending} onClick={() => begin.send({ segmentId: id })}>
          {texts.export}
        </Button>
      )}
      {may('member.segment.save') && (
        <Button type="link" size="small" onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      {may('member.segment.remove') && (
        <Button type="link" size="small" danger onClick={() => void ask()}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}
