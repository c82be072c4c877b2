import { describe, expect, test } from 'vitest';
import { loginOfVisit } from './login-of-visit.ts';
import { nobody } from './session.ts';
import type { StoredValues } from './stored.ts';

const of = (search: string, stored: StoredValues = {}) => loginOfVisit('1', new URLSearchParams(search), stored);
const known: StoredValues = { token: '1-old' };
const entered = { miniEntered: true } as const;

describe('who a mini-program says is there (spec 2.4)', () => {
  test.each<readonly [when: string, search: string, stored: StoredValues, keep: StoredValues, ticket: string | null]>([
    ['a token of the merchant is the login', 'token=1-new', known, { ...nobody, ...entered, token: '1-new' }, null],
    ['with the app it comes from', 'token=1-new&appId=wx-1', known, { ...nobody, ...entered, appId: 'wx-1', token: '1-new' }, null],
    ['the same token leaves what is known of the member', 'token=1-old', known, { ...entered, token: '1-old' }, null],
    ['also on a reload', 'token=1-new', { ...known, ...entered }, { ...nobody, ...entered, token: '1-new' }, null],
    ['a token goes before a ticket', 'token=1-new&ticket=t', {}, { ...nobody, ...entered, token: '1-new' }, null],
    ['a fresh start without token ends the login', '', known, { ...nobody, ...entered }, null],
    ['an empty token is none', 'token=', known, { ...nobody, ...entered }, null],
    ["another merchant's token is none", 'token=2-new', known, { ...nobody, ...entered }, null],
    ['a merchant whose number begins alike is another', 'token=11-new', known, { ...nobody, ...entered }, null],
    ['a reload without token keeps the login', '', { ...known, ...entered }, entered, null],
    ["a reload with another merchant's token keeps it too", 'token=2-new', { ...known, ...entered }, entered, null],
    ['a ticket ends the login it is to replace', 'ticket=t&appId=wx1', known, { ...nobody, ...entered, appId: 'wx1' }, 't'],
    ['also in a tab that was entered before', 'ticket=t', { ...known, ...entered }, { ...nobody, ...entered }, 't'],
    ['an app id of another form is none', 'appId=a%20b', { ...known, ...entered }, entered, null],
  ])('%s', (_when, search, stored, keep, ticket) => {
    expect(of(search, stored)).toEqual({ keep, ticket });
  });
});
