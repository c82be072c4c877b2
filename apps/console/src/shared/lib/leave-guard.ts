import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '#i18n/texts';
import { leaveTexts } from './leave-guard.texts.ts';

/** Asks before somebody leaves a page with unsaved changes. Answers how the page itself goes on once all is saved. */
export function useLeaveGuard(isDirty: boolean): () => void {
  const texts = useTexts(leaveTexts);
  const { modal } = App.useApp();
  const holds = useRef(isDirty);
  holds.current = isDirty;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => holds.current && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const asked = modal.confirm({
      title: texts.title,
      content: texts.text,
      okText: texts.leave,
      cancelText: texts.stay,
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
    return () => asked.destroy();
  }, [blocker, modal, texts]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holds.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return () => {
    holds.current = false;
  };
}
