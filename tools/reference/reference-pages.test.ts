import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { envelope, get, hook, isPlanned, planned, post } from '../../packages/contract/src/call.ts';
import { rows } from '../../packages/contract/src/rows.ts';
import { factsOf } from './call-facts.ts';
import { viewIndex, viewModule } from './reference-pages.ts';
import { writeReference } from './write.ts';

const built = {
  name: 'cart.item.add',
  row: post('cart', '/add', {
    auth: 'member',
    effect: 'write',
    section: '7.4',
    idempotency: 'required',
    limit: { per: 'actor', count: 5, seconds: 60, whenUncounted: 'refuse' },
  }),
  input: { type: 'object', properties: { skuId: { type: 'string' } } },
  output: { type: 'object', properties: { total: { type: 'integer' } } },
  examples: [{ skuId: '<i>12</i>' }],
};
const unbuilt = {
  name: 'cart.item.total',
  row: planned(get('cart', '/totalItem', { auth: 'member', effect: 'read', section: '7.4' })),
  examples: [],
};

describe('the page of a module', () => {
  const page = viewModule('cart', [built, unbuilt]);
  const [before = '', after = ''] = page.split('class="planned"');

  test('shows a built call with address, facts, schemas and example', () => {
    for (const part of ['POST /ccart/add', 'members', 'specification 7.4', 'skuId?', 'total?']) expect(before).toContain(part);
    expect(before).toContain('5 in 60 s per actor; refused while nobody can count');
    expect(before).toContain('the header idempotency-key');
    expect(before).toContain('&lt;i&gt;12&lt;/i&gt;');
  });

  test('names planned calls apart from the built', () => {
    expect(before).not.toContain('cart.item.total');
    expect(after).toContain('cart.item.total');
    expect(after).not.toContain('cart.item.add');
    expect(viewModule('cart', [built])).not.toContain('Planned');
  });

  test('escapes what it is given, and runs nothing', () => {
    expect(page).not.toContain('<i>12');
    expect(page).not.toContain('<script');
  });
});

describe('the facts of a call', () => {
  test('say who calls a hook, and where the style is explained', () => {
    const facts = new Map(factsOf(hook('/pay/notify/{channel}', { effect: 'write', section: 'ours' })));
    expect(facts.get('Who may call')).toBe('the provider, by its signature');
    expect(facts.get('Asked for by')).toBe('ours, beside the specification');
    expect(facts.has('Limit')).toBe(false);
  });

  test('say what an envelope leaves out', () => {
    const row = envelope('manager', 'SOME-PROCESSOR', { auth: 'visitor', effect: 'read', section: '7.2', noCid: true });
    expect(new Map(factsOf(row)).get('Goes without')).toBe('cid');
  });
});

describe('the index', () => {
  test('links every module and lists the failures', () => {
    const failureTable = { TOO_OFTEN: { code: '600429', message: '操作太频繁', en: 'Too many attempts' } } as never;
    const page = viewIndex(new Map([['cart', [built, unbuilt]]]), failureTable);
    for (const part of ['href="cart.html"', '1 built, 1 planned', 'TOO_OFTEN', '&quot;600429&quot;', '操作太频繁']) {
      expect(page).toContain(part);
    }
  });
});

describe('the reference as it is written', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'qianpu-reference-'));
    writeReference(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('has every call once, on the page of its module', () => {
    const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
    const anchors = pages.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, name]) => `${file} ${name}`),
    );
    expect(anchors.sort()).toEqual(
      Object.keys(rows)
        .map((name) => `${name.split('.', 1)[0]}.html ${name}`)
        .sort(),
    );
  });

  test('has an example of every built call', () => {
    const text = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
    const builtCount = Object.values(rows).filter((row) => !isPlanned(row)).length;
    expect(text.match(/<h3>Examples?<\/h3><pre>/g)).toHaveLength(builtCount);
  });
});
