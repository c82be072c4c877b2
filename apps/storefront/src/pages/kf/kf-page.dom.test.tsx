import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contact, chatHistory as history, aMessage as message, noon, openEntrance as open, stubStream } from '../../../test/a-chat.ts';
import { openPage, refused, unreachable } from '../../../test/a-storefront.tsx';
import { loadPage } from '../../app/load-page.ts';

let stream: ReturnType<typeof stubStream>;
beforeEach(() => {
  stream = stubStream();
});
afterEach(() => vi.unstubAllGlobals());

const say = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: '输入消息' }), { target: { value: text } });
  fireEvent.keyDown(screen.getByRole('textbox', { name: '输入消息' }), { key: 'Enter' });
};

/** As the browser's buttons do it. */
const show = (path: string) =>
  act(async () => {
    window.history.pushState({ key: path, idx: 0 }, '', `/shop${path}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

describe('online customer service (spec 2.6, 4, 5)', () => {
  test('believes the mall about who answers, whatever the address says', async () => {
    await openPage('/kf.html?cid=11&mid=1&nick=%E5%81%87%E5%AE%A2%E6%9C%8D&avatar=x&fid=9&source=2', {
      isMember: true,
      answers: { ...open, ...history([message(1, 'staff', '您好')]) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '小千' })).toBeTruthy();
    expect(screen.queryByText('假客服')).toBeNull();
  });

  test('shows messages by day, with a line above what is new, and says that they are read', async () => {
    const { sentTo } = await openPage('/kf.html', {
      isMember: true,
      answers: {
        ...open,
        ...history([message(1, 'member', '在吗'), message(2, 'staff', '在的', { sentAt: noon + 86_400_000 })], { readSeq: 1 }),
        'support.chat.markRead': () => ({ unread: 0 }),
      },
    });
    const day = await screen.findByRole('region', { name: '2026-10-01' });
    expect(within(day).getByText('在吗')).toBeTruthy();
    expect(screen.getByText('以下为新消息')).toBeTruthy();
    await waitFor(() => expect(sentTo('support.chat.markRead')[0]?.input).toEqual({ cid: '11', seq: 2 }));
  });

  test('listens from the last message on, with the token in a header, and tells readers what comes', async () => {
    await openPage('/kf.html', {
      isMember: true,
      answers: { ...open, ...history([message(1, 'member', '在吗')]), 'support.chat.markRead': () => ({ unread: 0 }) },
    });
    await waitFor(() => expect(stream.requested).toHaveLength(1));
    expect(stream.requested[0]).toMatchObject({ url: '/im-api/im/chat/stream?cid=11', headers: { token: 'token', 'last-event-id': '1' } });
    await act(async () => stream.tell(message(2, 'staff', '在的')));
    expect(await screen.findByText('小千：在的')).toBeTruthy();
  });

  test('a message that does not get through is sent again under its key, and stands there once', async () => {
    let isBroken = true;
    const { sentTo } = await openPage('/kf.html', {
      isMember: true,
      answers: {
        ...open,
        ...history([]),
        'support.chat.send': ({ text }) => (isBroken ? unreachable : message(1, 'member', text ?? '')),
      },
    });
    await screen.findByText('您好，请问有什么可以帮您');
    say('草莓今天能送到吗？');
    const again = await screen.findByRole('button', { name: '重新发送' });
    expect(screen.getByRole('alert').textContent).toContain('发送失败');
    isBroken = false;
    fireEvent.click(again);
    await waitFor(() => expect(screen.queryByText('发送中')).toBeNull());
    expect(screen.getAllByText('草莓今天能送到吗？')).toHaveLength(1);
    const keys = sentTo('support.chat.send').map(({ idempotencyKey }) => idempotencyKey);
    expect([new Set(keys).size, keys[0] !== undefined]).toEqual([1, true]);
  });

  test('a message that did not get through is still there when the page is come back to', async () => {
    await loadPage('agree');
    await openPage('/kf.html', { isMember: true, answers: { ...open, ...history([]), 'support.chat.send': () => unreachable } });
    await screen.findByText('您好，请问有什么可以帮您');
    say('草莓今天能送到吗？');
    await screen.findByRole('button', { name: '重新发送' });
    await show('/agree.html');
    expect(screen.queryByText('草莓今天能送到吗？')).toBeNull();
    await show('/kf.html');
    expect(await screen.findByText('草莓今天能送到吗？')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新发送' })).toBeTruthy();
  });

  test('blank lines are not sent, and a character being composed keeps its Enter', async () => {
    const { sentTo } = await openPage('/kf.html', { isMember: true, answers: { ...open, ...history([]) } });
    await screen.findByText('您好，请问有什么可以帮您');
    say('   ');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '草' } });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
    expect(sentTo('support.chat.send')).toEqual([]);
    expect(screen.getByRole('button', { name: '发送' }).hasAttribute('disabled')).toBe(false);
  });

  test('closed, it says so and whom to call; what was written stays', async () => {
    await openPage('/kf.html', {
      isMember: true,
      answers: {
        'support.entrance.find': () => ({ status: 0 as const, contact }),
        ...history([message(1, 'member', '在吗')]),
        'shop.phone.queryList': () => ['0571-55550101'],
      },
    });
    expect(await screen.findByText('在线客服已关闭，您可以电话咨询商家')).toBeTruthy();
    expect((await screen.findByRole('link', { name: '拨打 0571-55550101' })).getAttribute('href')).toBe('tel:0571-55550101');
    expect(screen.getByText('在吗')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a conversation that did not load can be asked for again', async () => {
    let isBroken = true;
    await openPage('/kf.html', {
      isMember: true,
      answers: {
        ...open,
        'support.chat.history': () =>
          isBroken ? refused('600429', '操作太频繁') : { list: [], hasMore: false, readSeq: 0, staffReadSeq: 0, unread: 0 },
      },
    });
    const again = await screen.findByRole('button', { name: '重新加载' });
    isBroken = false;
    fireEvent.click(again);
    expect(await screen.findByText('您好，请问有什么可以帮您')).toBeTruthy();
  });

  test('a visitor logs in first', async () => {
    await openPage('/kf.html');
    expect(await screen.findByRole('textbox', { name: '手机号' })).toBeTruthy();
  });
});
