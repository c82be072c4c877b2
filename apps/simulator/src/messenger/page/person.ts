/** Who holds the phone. */
export interface PhoneOwner {
  readonly id: string;
  readonly nickName: string;
  readonly phone: string;
}

const cookieName = 'messenger_person';
const ownKeys = 'messenger:';

/** Those at the desk; who was named otherwise joins them. */
export async function loadPeople(): Promise<readonly PhoneOwner[]> {
  const reply = await fetch('/messenger/people.json');
  return reply.json();
}

export const holderOf = (people: readonly PhoneOwner[]): PhoneOwner => {
  const id = cookieOf(cookieName);
  const [first] = people;
  const found = people.find((person) => person.id === id) ?? first;
  if (!found) throw new Error('nobody can hold the phone');
  return found;
};

/** Every person has a phone of their own: what pages keep in this browser is put away for one and brought out for the other. */
export function hand(from: PhoneOwner, to: PhoneOwner): void {
  localStorage.setItem(`${ownKeys}kept:${from.id}`, JSON.stringify(stored()));
  forget();
  const { storage = {}, cookies = {} } = JSON.parse(localStorage.getItem(`${ownKeys}kept:${to.id}`) ?? '{}');
  for (const [key, value] of Object.entries<string>(storage)) localStorage.setItem(key, value);
  for (const [name, value] of Object.entries<string>(cookies)) setCookie(name, value);
  setCookie(cookieName, to.id);
}

const pagesKeys = () => Object.keys(localStorage).filter((key) => !key.startsWith(ownKeys));
const pagesCookies = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('messenger_'));

const stored = () => ({
  storage: Object.fromEntries(pagesKeys().map((key) => [key, localStorage.getItem(key)])),
  cookies: Object.fromEntries(pagesCookies().map((name) => [name, cookieOf(name)])),
});

function forget(): void {
  for (const key of pagesKeys()) localStorage.removeItem(key);
  for (const name of pagesCookies()) dropCookie(name);
  sessionStorage.clear();
}

function cookieOf(name: string): string {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the next page reads them at once
  document.cookie = `${name}=${value}; path=/; max-age=2592000`;
}

export function dropCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${name}=; path=/; max-age=0`;
}

/** The mini-program's own storage, apart for every person and app. */
export const storageKey = (appId: string, person: PhoneOwner, key: string): string => `${ownKeys}mini:${appId}:${person.id}:${key}`;
