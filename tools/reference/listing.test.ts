import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { envelope, get, hook, planned } from '../../packages/contract/src/call.ts';
import { count, describeListed, listCalls } from './listing.ts';

const facts = { auth: 'visitor', effect: 'read', section: '7.2' } as const;
const calls = listCalls({
  'shop.info.detail': planned(envelope('manager', 'APP-SHOPINFO-DETAIL-PROCESSOR', facts)),
  'shop.institution.list': get('merchants', '/c/v2/institution/list', facts),
  'cart.item.total': planned(get('cart', '/totalItem', { ...facts, section: '7.4' })),
  'trade.pay.notify': hook('/pay/notify/{channel}', { effect: 'write', section: 'ours' }),
});

describe('what is built and what is planned', () => {
  test('is counted', () => {
    expect(count(calls)).toEqual({ built: 2, planned: 2, total: 4 });
    expect(count([])).toEqual({ built: 0, planned: 0, total: 0 });
    expect(count(calls.filter((call) => call.isSpecified))).toEqual({ built: 1, planned: 2, total: 3 });
  });

  test('stands under its module, with its section and address', () => {
    expect(calls[0]).toEqual({
      name: 'shop.info.detail',
      group: 'shop',
      isPlanned: true,
      isSpecified: true,
      about: '7.2   POST /api-manager-web/manager/api.do APP-SHOPINFO-DETAIL-PROCESSOR',
    });
    expect(calls.map((call) => call.about).slice(1)).toEqual([
      '7.2   GET /api-merchants-web/c/v2/institution/list',
      '7.4   GET /ccart/totalItem',
      'ours  POST /pay/notify/{channel}',
    ]);
  });

  test('is counted apart from what is ours, and listed group by group, the built first (finding P38)', () => {
    const lines = stripVTControlCharacters(describeListed('calls', calls)).split('\n');
    expect(
      lines.map(
        (line) =>
          line
            .split('  /')[0]
            ?.trim()
            .split(/\s{2,}/)[0],
      ),
    ).toEqual([
      'calls the specification names: 1 built, 2 planned, 3 in all',
      'all calls: 2 built, 2 planned, 4 in all',
      '',
      'cart',
      '· cart.item.total',
      '',
      'shop',
      '✔ shop.institution.list',
      '· shop.info.detail',
      '',
      'trade',
      '✔ trade.pay.notify',
    ]);
    expect(lines).toContain('shop  1 built, 1 planned, 2 in all');
  });
});
