import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepOauthReturn } from '#session/oauth-return';
import { later } from '#session/stored-deferred';
import type { Answers } from '../../../test/a-storefront.tsx';
import { refused, renderPart } from '../../../test/a-storefront.tsx';
import { usePayerRound } from './use-payer-round.ts';

const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
afterEach(() => keepOauthReturn(null));

function Payer() {
  const { stage, begin } = usePayerRound();
  return (
    <button type="button" onClick={() => void begin()}>
      {stage}
    </button>
  );
}
const verifier = 'v'.repeat(43);
const answers: Answers = {
  'member.wechat.authorize': () => ({ url: 'https://open.weixin.example/' }),
  'member.openPlatform.getOpenId': () => ({ openId: 'o1' }),
};
const show = (changes: Answers = {}) => renderPart(<Payer />, { answers: { ...answers, ...changes }, isMember: true });
/** A device is emptied before a part is shown: the tab's secret comes with the part. */
const renderReturned = (changes: Answers) => {
  keepOauthReturn({ code: 'code', state: 'state' });
  return renderPart(<WithSecret />, { answers: { ...answers, ...changes }, isMember: true });
};
function WithSecret() {
  later.write('wechatVerifier', '1', verifier);
  return <Payer />;
}

describe('the openId of who pays, asked of WeChat without a question (spec 7.5)', () => {
  test('is asked for by leaving this page, with the smaller scope', async () => {
    const { sentTo } = show();
    await act(async () => screen.getByText('none').click());
    await waitFor(() => expect(leave.mock.calls).toEqual([['https://open.weixin.example/']]));
    expect(sentTo('member.wechat.authorize')[0]?.input).toMatchObject({ scope: 'base', returnUrl: window.location.href });
  });

  test.each([
    ['is known once the code is spent', {}, 'known', 1],
    ['stays unknown where the code is refused', { 'member.openPlatform.getOpenId': () => refused('601009', 'x') }, 'failed', 1],
  ])('%s', async (_what, changes, stage, calls) => {
    const { sentTo } = renderReturned(changes);
    expect(screen.getByRole('button').textContent).toBe('asking');
    await screen.findByText(stage);
    expect(sentTo('member.openPlatform.getOpenId')).toHaveLength(calls);
    expect(later.read('wechatVerifier', '1')).toBeNull();
  });

  test('is not asked of the mall with a code this tab has not asked for', async () => {
    keepOauthReturn({ code: 'code', state: 'state' });
    const { sentTo } = show();
    await screen.findByText('failed');
    expect(sentTo('member.openPlatform.getOpenId')).toEqual([]);
  });
});
