import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts';
import { setLeaveGuard } from './guarded-history.ts';
import { leaveTexts } from './leave-guard.texts.ts';

/** Asks before somebody leaves a page with unsaved changes. Answers how the page itself goes on once all is saved. */
export function useLeaveGuard(isDirty: boolean): () => void {
  const texts = useTexts(leaveTexts);
  const { modal } = App.useApp();
  const holds = useRef(isDirty);
  holds.current = isDirty;
  const release = () => {
    holds.current = false;
  };
  useEffect(
    () =>
      setLeaveGuard({
        holds: () => holds.current,
        ask: (leave) =>
          void modal.confirm({
            title: texts.title,
            content: texts.text,
            okText: texts.leave,
            cancelText: texts.stay,
            onOk: () => {
              holds.current = false;
              leave();
            },
          }),
      }),
    [modal, texts],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holds.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return release;
}
