import { guiderCookieDays, shopCookieDays } from '@qianpu/kit/cookie-days';

/** Where a device keeps texts. One may be refused (private mode, blocked cookies): then the page's memory stands in. */
export interface StorageArea {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, text: string | null) => void;
}

function remembering(drawer: StorageArea): StorageArea {
  const memory = new Map<string, string>();
  return {
    get: (key) => {
      try {
        return drawer.get(key) || (memory.get(key) ?? null);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set: (key, text) => {
      memory.delete(key);
      try {
        drawer.set(key, text);
        // Blocked cookies are dropped without a word.
        if (text === null || drawer.get(key) === text) return;
      } catch {
        if (text === null) return;
      }
      memory.set(key, text);
    },
  };
}

const storage = (of: () => Storage): StorageArea =>
  remembering({
    get: (key) => of().getItem(key),
    set: (key, text) => (text === null ? of().removeItem(key) : of().setItem(key, text)),
  });

/** Seconds. */
const day = 86_400;

/** Without days it lasts until the browser is closed. */
const cookie = (days?: number): StorageArea =>
  remembering({
    get: (key) => {
      const found = document.cookie.split('; ').find((entry) => entry.startsWith(`${key}=`));
      return found ? decodeURIComponent(found.slice(key.length + 1)) : null;
    },
    set: (key, text) => {
      const secure = window.location.protocol === 'https:' ? '; Secure' : '';
      const seconds = text === null ? 0 : days && days * day;
      const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store exists neither in Safari nor without https
      document.cookie = `${key}=${encodeURIComponent(text ?? '')}; Path=/; SameSite=Lax${age}${secure}`;
    },
  });

export const storageAreas = {
  session: storage(() => sessionStorage),
  local: storage(() => localStorage),
  cookie: cookie(),
  cookie1: cookie(guiderCookieDays),
  cookie30: cookie(shopCookieDays),
  cookie365: cookie(365),
} as const;
