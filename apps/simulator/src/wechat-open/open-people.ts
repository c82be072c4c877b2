import type { DatabaseSync } from 'node:sqlite';
import { type Code, CodeBook, type CodeUse } from './code-book.ts';
import type { OpenAccount, OpenAccounts } from './open-accounts.ts';
import type { OpenPlan } from './open-plan.ts';
import { OpenRefusal } from './open-refusal.ts';
import { findPerson, openIdOf, people, unionIdOf } from './people.ts';

interface Exchange {
  readonly appid: string;
  readonly secret: string;
  readonly code: string;
  readonly grantType: string;
}

const invalidCode = () => new OpenRefusal(40029, 'invalid code');

/** Shoppers as the platform tells apps of them: a code the messenger gave, exchanged once for who they are or for their phone. */
export class OpenPeople {
  readonly #accounts: OpenAccounts;
  readonly #codes: CodeBook;
  readonly #plan: () => OpenPlan;
  readonly #now: () => number;

  constructor(db: DatabaseSync, accounts: OpenAccounts, plan: () => OpenPlan, now: () => number) {
    this.#codes = new CodeBook(db);
    this.#accounts = accounts;
    this.#plan = plan;
    this.#now = now;
  }

  /** What the messenger gives a page or a mini-program; undefined for an app there is not. */
  codeFor({ use, appid, person, scope }: Code): string | undefined {
    if (!this.#accounts.find(appid, use === 'page' ? 'page' : 'mini')) return undefined;
    this.#codes.meet(appid, openIdOf(appid, person));
    return this.#codes.issue({ use, appid, person, scope }, this.#now());
  }

  /** Whether an app can mean anybody by this name. */
  knows(appid: string, openid: string): boolean {
    return people.some(({ id }) => openIdOf(appid, id) === openid) || this.#codes.hasMet(appid, openid);
  }

  pageGrant(input: Exchange): object {
    const { account, code } = this.#exchange(input, 'page');
    const { appid, person, scope } = code;
    return {
      access_token: this.#codes.grant({ appid, person, scope }, this.#now()),
      expires_in: 7_200,
      refresh_token: this.#codes.grant({ appid, person, scope: '' }, this.#now()),
      ...named(account, person, scope === 'snsapi_userinfo'),
      scope,
      ...(this.#plan().isSnapshot && { is_snapshotuser: 1 }),
    };
  }

  userInfo(token: string, openid: string): object {
    const grant = this.#codes.findGrant(token, this.#now());
    if (!grant) throw new OpenRefusal(40001, 'invalid credential, access_token is invalid or not latest');
    if (openIdOf(grant.appid, grant.person) !== openid) throw new OpenRefusal(40003, 'invalid openid');
    const account = this.#accounts.find(grant.appid);
    if (grant.scope !== 'snsapi_userinfo' || !account) throw new OpenRefusal(48001, 'api unauthorized');
    const { nickName, headIcon } = findPerson(grant.person);
    const place = { sex: 0, language: '', city: '', province: '', country: '', privilege: [] };
    return { ...named(account, grant.person, true), nickname: nickName, headimgurl: headIcon, ...place };
  }

  miniSession(input: Exchange): object {
    const { account, code } = this.#exchange(input, 'login');
    return { session_key: Buffer.from(code.person.padEnd(16).slice(0, 16)).toString('base64'), ...named(account, code.person, true) };
  }

  phone(appid: string, code: string): object {
    const { person } = this.#spend(code, 'phone', appid);
    const { phone } = findPerson(person);
    const { phoneApp, country } = this.#plan();
    const watermark = { timestamp: Math.floor(this.#now() / 1000), appid: phoneApp ?? appid };
    return { errcode: 0, errmsg: 'ok', phone_info: { phoneNumber: phone, purePhoneNumber: phone, countryCode: country, watermark } };
  }

  #exchange({ appid, secret, code, grantType }: Exchange, use: 'page' | 'login'): { account: OpenAccount; code: Code } {
    const account = this.#accounts.require(appid, secret, use === 'page' ? 'page' : 'mini');
    if (grantType !== 'authorization_code') throw new OpenRefusal(40002, 'invalid grant_type');
    return { account, code: this.#spend(code, use, appid) };
  }

  #spend(value: string, use: CodeUse, appid: string): Code {
    if (value === '') throw new OpenRefusal(41008, 'missing code');
    const { codesRefusedWith } = this.#plan();
    if (codesRefusedWith !== null) throw new OpenRefusal(codesRefusedWith, 'code blocked');
    const code = this.#codes.spend(value, use, appid, this.#now());
    if (code === undefined) throw invalidCode();
    if (code === 'used') throw use === 'phone' ? invalidCode() : new OpenRefusal(40163, 'code been used');
    return code;
  }
}

const named = ({ appid, owner }: OpenAccount, person: string, isUnionTold: boolean) => ({
  openid: openIdOf(appid, person),
  ...(owner !== undefined && isUnionTold && { unionid: unionIdOf(owner, person) }),
});
