import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { writeRoles } from '#db/roles';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { FIRST_POD, openPod } from './pod.ts';
import { type DatabaseRole, databaseRoles, urlAs } from './roles.ts';

let mall: TestMall;

beforeAll(async () => {
  mall = await testMall();
});
afterAll(() => mall.close());

const entersAs = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<{ name: string }>('select current_user as name')).rows[0]?.name;
  } catch (error) {
    return (error as pg.DatabaseError).code;
  } finally {
    await client.end().catch(() => undefined);
  }
};
const withPassword = (url: string, password: string) => Object.assign(new URL(url), { password }).href;

/** Whether PostgreSQL's note of a password (RFC 5803) is of this one. */
function isVerifierOf(verifier: string, password: string): boolean {
  const [, rounds = '', salt = '', stored = ''] = /^SCRAM-SHA-256\$(\d+):(.+)\$(.+):.+$/.exec(verifier) ?? [];
  const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  return createHash('sha256').update(clientKey).digest('base64') === stored;
}

describe('the roles of the database (A22)', () => {
  test.each(databaseRoles)('%s has a password of its own: the owner’s and the others’ are refused', async (role) => {
    expect(await entersAs(urlAs(role, mall.url))).toBe(role);
    const others = databaseRoles.filter((other) => other !== role).map((other) => new URL(urlAs(other, mall.url)).password);
    for (const password of [new URL(mall.url).password, ...others])
      expect(await entersAs(withPassword(urlAs(role, mall.url), password))).toBe('28P01');
  });

  test('take the passwords of the connections that are named', async () => {
    // Roles are everybody's who uses this PostgreSQL: nothing of it stays.
    const client = new pg.Client({ connectionString: inject('adminUrl') });
    await client.connect();
    await client.query('begin');
    await writeRoles(client, mall.url, { qianpu_referee: withPassword(urlAs('qianpu_referee', mall.url), 'one of the operator') });
    const { rows } = await client.query<{ name: DatabaseRole; verifier: string }>(
      `select rolname as name, rolpassword as verifier from pg_authid where rolname in ('qianpu_app', 'qianpu_referee') order by 1`,
    );
    await client.query('rollback');
    await client.end();
    const fits = rows.map(({ name, verifier }) => isVerifierOf(verifier, decodeURIComponent(new URL(urlAs(name, mall.url)).password)));
    expect([...fits, isVerifierOf(rows[1]?.verifier ?? '', 'one of the operator')]).toEqual([true, false, true]);
  });
});

test('a process that was given one connection works as that role, and as no other', async () => {
  const roleUrls = { qianpu_public: urlAs('qianpu_public', mall.url) };
  const pod = openPod({ name: FIRST_POD, roleUrls, onIdleError: () => undefined });
  await expect(pod.ping()).resolves.toBeDefined();
  for (const role of ['qianpu_app', 'qianpu_pod', 'qianpu_referee'] as const)
    await expect(pod.as[role].selectFrom('platform.host').selectAll().execute()).rejects.toThrow(`no connection of ${role}`);
  await pod.close();
});
