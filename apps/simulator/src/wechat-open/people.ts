import { createHash } from 'node:crypto';

/** Somebody with the messenger on their phone. */
export interface Person {
  readonly id: string;
  readonly nickName: string;
  readonly phone: string;
  readonly headIcon: string;
}

const icon = (id: string) => `https://thirdwx.qlogo.cn/mmopen/${id}/132`;

/** Who can be chosen at the desk; the first holds the phone until somebody else is. */
export const people: readonly [Person, ...Person[]] = [
  { id: 'lin', nickName: '林小满', phone: '13800138001', headIcon: icon('lin') },
  { id: 'zhou', nickName: '周一鸣', phone: '13800138002', headIcon: icon('zhou') },
  { id: 'chen', nickName: '陈禾', phone: '13800138003', headIcon: icon('chen') },
];

/** Everybody else is made up from their name: tests need many. */
export const findPerson = (id: string): Person =>
  people.find((person) => person.id === id) ?? { id, nickName: `用户 ${id}`, phone: phoneOf(id), headIcon: icon(id) };

/** Another in each app, and in each app always the same. */
export const openIdOf = (appid: string, person: string): string => nameOf(`open/${appid}/${person}`);

/** The same in all apps of one owner. */
export const unionIdOf = (owner: string, person: string): string => nameOf(`union/${owner}/${person}`);

/** Who holds the phone, by the cookie the desk sets. */
export const holderOf = (cookie = ''): string => /(?:^|;\s*)messenger_person=([\w-]{1,64})/.exec(cookie)?.[1] ?? people[0].id;

/** As the platform's own look: an "o" and 27 letters. */
const nameOf = (text: string): string => `o${createHash('sha256').update(text).digest('base64url').slice(0, 27)}`;
const phoneOf = (id: string): string => `138${(createHash('sha256').update(id).digest().readUInt32BE() % 1e8).toString().padStart(8, '0')}`;
