import { CallRefusal } from '#api/call-refusal';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { loginTexts } from './login.texts.ts';

/** The text of whatever was thrown while a code was asked for or used. */
export function useRefusalWords(): (error: unknown) => string {
  const { puzzleFailed } = useTexts(loginTexts);
  const { pageFailed } = useMessages();
  return (error) => (error instanceof CallRefusal ? error.message || pageFailed.text : puzzleFailed);
}
