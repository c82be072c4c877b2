import { CallRefusal } from '#api/call-refusal';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { wechatTexts } from './wechat.texts.ts';

/** The text of whatever was thrown on the way. Tells whether there is no such way at all: no account, or a browser that cannot. */
export function useFailureWords(onUnavailable: () => void): (error: unknown) => string {
  const texts = useTexts(wechatTexts);
  const { pageFailed } = useMessages();
  return (error) => {
    const failure = error instanceof CallRefusal ? error.failure : 'WECHAT_LOGIN_UNAVAILABLE';
    if (failure === 'WECHAT_LOGIN_UNAVAILABLE') {
      onUnavailable();
      return texts.unavailable;
    }
    if (failure === 'WECHAT_LOGIN_FAILED' || failure === 'BAD_INPUT') return texts.failed;
    return (error as CallRefusal).message || pageFailed.text;
  };
}
