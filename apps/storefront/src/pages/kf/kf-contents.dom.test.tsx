import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aChatGoods, aMessage, aPicture, chatHistory, contact, noon, openEntrance, stubStream } from '../../../test/a-chat.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';
import { anItem } from '../../../test/an-item.ts';
import { BrowserRequest, requestNo } from '../../../test/browser-request.ts';
import { anOrderDetail } from '../../../test/orders.ts';

let stream: ReturnType<typeof stubStream>;
beforeEach(() => {
  stream = stubStream();
  BrowserRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', BrowserRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const openChat = (answers: Answers = {}, path = '/kf.html') =>
  openPage(path, {
    isMember: true,
    answers: { ...openEntrance, ...chatHistory([]), 'support.chat.markRead': () => ({ unread: 0 }), ...answers },
  });
const say = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: '输入消息' }), { target: { value: text } });
  fireEvent.keyDown(screen.getByRole('textbox', { name: '输入消息' }), { key: 'Enter' });
};
const choose = async (count: number) => {
  const files = Array.from({ length: count }, (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' }));
  const input = await screen.findByLabelText('发送图片');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};
const kept = (id: string) => ({ status: 'success', code: 0, data: { id, width: 1_500, height: 2_000 } });
const goodsCard = { kind: 'goods', goods: aChatGoods({ goodsId: '5' }) } as const;

describe('pictures in the chat (M6)', () => {
  test('go one after the other, each with how far it has come, and stand there once the mall has them', async () => {
    const { sentTo } = await openChat({
      'support.chat.send': ({ picture }) => aMessage(Number(picture?.id), 'member', aPicture(`/private/${picture?.id}`)),
    });
    await choose(2);
    const first = await requestNo(1);
    expect(first.url).toContain('/c/v2/chat/uploadPicture?cid=11');
    await first.tell(1, 2);
    const shares = () => screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await waitFor(() => expect(shares()).toEqual(['50', '0']));
    await first.answer(kept('1'));
    await (await requestNo(2)).answer(kept('2'));
    expect(await screen.findAllByRole('button', { name: '查看图片' })).toHaveLength(2);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(sentTo('support.chat.send').map(({ input }) => input)).toEqual([
      { cid: '11', picture: { id: '1' } },
      { cid: '11', picture: { id: '2' } },
    ]);
  });

  test('one that did not come is sent again by a tap, one that came is not sent to the mall twice', async () => {
    let isBroken = true;
    await openChat({ 'support.chat.send': () => (isBroken ? unreachable : aMessage(1, 'member', aPicture('/private/1'))) });
    await choose(1);
    await (await requestNo(1)).breakOff();
    fireEvent.click(await screen.findByRole('button', { name: '重新发送' }));
    await (await requestNo(2)).answer(kept('1'));
    fireEvent.click(await screen.findByRole('button', { name: '重新发送' }));
    await screen.findByText('发送失败');
    isBroken = false;
    fireEvent.click(await screen.findByRole('button', { name: '重新发送' }));
    await screen.findByRole('button', { name: '查看图片' });
    expect(BrowserRequest.all).toHaveLength(2);
  });

  test('one the mall refuses says why, and can be put away', async () => {
    await openChat();
    await choose(1);
    await (await requestNo(1)).answer({ status: 'error', code: '613002', message: '这张图片打不开', data: null });
    await screen.findByText('这张图片打不开');
    fireEvent.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('发送失败')).toBeNull());
  });

  test('are opened large among all of the conversation', async () => {
    await openChat(chatHistory([aMessage(1, 'staff', aPicture('/private/1')), aMessage(2, 'staff', aPicture('/private/2'))]));
    fireEvent.click((await screen.findAllByRole('button', { name: '查看图片' }))[1] as HTMLElement);
    const viewer = await screen.findByRole('dialog', { name: '聊天图片' });
    expect(within(viewer).getByRole('list').querySelectorAll('img')).toHaveLength(2);
  });

  test('an address that has run out is asked for again, before and after its end', async () => {
    let count = 0;
    const { sentTo, container } = await openChat({
      ...chatHistory([aMessage(1, 'staff', aPicture('/private/old', Date.now() - 1))]),
      'support.picture.open': () => {
        count += 1;
        return { address: `/private/new-${count}`, width: 1_500, height: 2_000, until: Date.now() + 600_000 };
      },
    });
    const shown = () => container.querySelector('img[src^="/private"]')?.getAttribute('src');
    await waitFor(() => expect(shown()).toBe('/private/new-1'));
    fireEvent.error(container.querySelector('img[src^="/private"]') as Element);
    await waitFor(() => expect(shown()).toBe('/private/new-2'));
    expect(sentTo('support.picture.open')[0]?.input).toEqual({ cid: '11', seq: 1 });
  });

  test('what was taken away says so', async () => {
    await openChat(
      chatHistory([
        aMessage(1, 'staff', { kind: 'picture', picture: null }),
        aMessage(2, 'staff', { kind: 'goods', goods: null }),
        aMessage(3, 'member', { kind: 'order', order: null }),
      ]),
    );
    for (const text of ['图片已失效', '商品已不存在', '订单已删除']) expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('what is asked about (M6)', () => {
  const about = { 'catalog.product.info': () => anItem() };

  test('goods stand above the input; a tap sends them, and the address names them no more', async () => {
    const { sentTo } = await openChat(
      { ...about, 'support.chat.send': () => aMessage(1, 'member', goodsCard, { sentAt: Date.now() }) },
      '/kf.html?goodsId=5&cid=11',
    );
    const card = await screen.findByRole('region', { name: '您正在咨询' });
    expect(within(card).getByText('红颜草莓')).toBeTruthy();
    await act(async () => fireEvent.click(within(card).getByRole('button', { name: '发送' })));
    const link = await screen.findByRole('link', { name: /红颜草莓/ });
    expect(link.getAttribute('href')).toBe('/shop/item/5.html');
    expect(sentTo('support.chat.send')[0]?.input).toEqual({ cid: '11', goods: { goodsId: '5' } });
    expect(screen.queryByRole('region', { name: '您正在咨询' })).toBeNull();
    expect(window.location.search).toBe('?cid=11');
  });

  test('goes ahead of what is said first', async () => {
    const { sentTo } = await openChat(
      { ...about, 'support.chat.send': ({ text }) => (text ? aMessage(2, 'member', text) : aMessage(1, 'member', goodsCard)) },
      '/kf.html?goodsId=5',
    );
    await screen.findByRole('region', { name: '您正在咨询' });
    await act(async () => say('今天能送到吗？'));
    await waitFor(() => expect(sentTo('support.chat.send')).toHaveLength(2));
    expect(sentTo('support.chat.send').map(({ input }) => Object.keys(input)[1])).toEqual(['goods', 'text']);
  });

  test('put away, it is not sent', async () => {
    const { sentTo } = await openChat(
      { ...about, 'support.chat.send': ({ text }) => aMessage(1, 'member', text ?? '') },
      '/kf.html?goodsId=5',
    );
    const putAway = await screen.findByRole('button', { name: '不咨询这个' });
    await act(async () => fireEvent.click(putAway));
    await act(async () => say('今天能送到吗？'));
    await waitFor(() => expect(sentTo('support.chat.send')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: '您正在咨询' })).toBeNull();
  });

  test('an order of this shop leads to it; one of another shop is not asked about here', async () => {
    const order = anOrderDetail({ id: '503', state: 'SHIPPED' });
    const { orderId, card } = {
      orderId: order.id,
      card: {
        kind: 'order',
        order: {
          orderId: order.id,
          state: order.state,
          title: '红颜草莓',
          picture: '1/a.jpg',
          kinds: 1,
          pieces: 2,
          payableFen: 8_580,
          createdAt: noon,
        },
      } as const,
    };
    const answers: Answers = { 'trade.order.detail': () => order, 'support.chat.send': () => aMessage(1, 'member', card) };
    await openChat(answers, `/kf.html?orderId=${orderId}`);
    const region = await screen.findByRole('region', { name: '您正在咨询' });
    expect(region.textContent).toContain('待收货');
    await act(async () => fireEvent.click(within(region).getByRole('button', { name: '发送' })));
    expect((await screen.findByRole('link', { name: /红颜草莓/ })).getAttribute('href')).toContain('id=503');

    const { sentTo } = await openChat({ 'trade.order.detail': () => ({ ...order, cid: '12' }) }, `/kf.html?orderId=${orderId}`);
    await waitFor(() => expect(sentTo('trade.order.detail')).toHaveLength(1));
    await screen.findByText('您好，请问有什么可以帮您');
    expect(screen.queryByRole('region', { name: '您正在咨询' })).toBeNull();
  });

  test('what has just been asked about is not offered again', async () => {
    const { sentTo } = await openChat(
      { ...about, ...chatHistory([aMessage(1, 'member', goodsCard, { sentAt: Date.now() - 60_000 })]) },
      '/kf.html?goodsId=5',
    );
    await screen.findByRole('link', { name: /红颜草莓/ });
    await waitFor(() => expect(sentTo('catalog.product.info')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: '您正在咨询' })).toBeNull();
  });
});

describe('what the shop says beforehand (M6)', () => {
  const welcome = {
    greeting: '欢迎光临，有什么可以帮您？',
    hours: { from: '09:00', until: '22:00' },
    questions: [{ id: '1', title: '什么时候发货？' }],
  };
  const answers: Answers = { 'support.welcome.find': () => welcome };
  const at = (clock: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-10-02T${clock}:00+08:00`) });
  };

  test.each([
    ['12:00', '客服在线 · 09:00–22:00'],
    ['07:00', '现在是休息时间，客服今天 09:00 起回复您'],
    ['23:00', '现在是休息时间，客服明天 09:00 起回复您'],
  ])('at %s: %s', async (clock, words) => {
    at(clock);
    await openChat(answers);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('its greeting begins the day, under the name of its contact', async () => {
    at('12:00');
    await openChat({ ...answers, ...chatHistory([aMessage(1, 'member', '昨天的')]) });
    const greeting = (await screen.findByText(welcome.greeting)).closest('li') as HTMLElement;
    expect(within(greeting).getByText(contact.nick)).toBeTruthy();
    expect(screen.getByText('昨天的').compareDocumentPosition(greeting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('a question is asked by a tap, and answered by the shop itself', async () => {
    const { sentTo } = await openChat({
      ...answers,
      'support.chat.ask': () => ({
        list: [aMessage(1, 'member', '什么时候发货？'), aMessage(2, 'staff', '当天发货。', { isAutomatic: true })],
      }),
    });
    fireEvent.click(within(await screen.findByRole('list', { name: '常见问题' })).getByRole('button', { name: '什么时候发货？' }));
    const answer = (await screen.findByText('当天发货。')).closest('li') as HTMLElement;
    expect(within(answer).getByText('自动回复')).toBeTruthy();
    expect(sentTo('support.chat.ask')[0]).toMatchObject({ input: { cid: '11', questionId: '1' } });
    expect(screen.getAllByText('什么时候发货？')).toHaveLength(2);
  });
});

describe('who reads and who answers (M6)', () => {
  test('own messages say whether they were read, and hear of it', async () => {
    await openChat(chatHistory([aMessage(1, 'member', '在吗'), aMessage(2, 'member', '有人吗')], { staffReadSeq: 1 }));
    const rowOf = (text: string) => screen.getByText(text).closest('li') as HTMLElement;
    await screen.findByText('有人吗');
    expect(within(rowOf('在吗')).getByText('已读')).toBeTruthy();
    expect(within(rowOf('有人吗')).getByText('未读')).toBeTruthy();
    await waitFor(() => expect(stream.requested).toHaveLength(1));
    await act(async () => stream.tell({ staffReadSeq: 2 }));
    expect(within(rowOf('有人吗')).getByText('已读')).toBeTruthy();
  });

  test('each answer has the name of whoever gave it', async () => {
    const other = { name: '小周', avatar: '1/zhou.png' };
    await openChat(chatHistory([aMessage(1, 'staff', '您好'), aMessage(2, 'staff', '我来回答', { sender: other })]));
    expect(within((await screen.findByText('我来回答')).closest('li') as HTMLElement).getByText('小周')).toBeTruthy();
    expect(within(screen.getByText('您好').closest('li') as HTMLElement).getByText('小千')).toBeTruthy();
  });
});
