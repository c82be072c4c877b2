const storages = new WeakMap<Element, Storage>();

/** The session storage of a web-view: it lasts as long as the web-view does, through reloads. */
export function sessionStorageOf(frame: Element | null): Storage {
  if (!frame) return sessionStorage;
  const storage = storages.get(frame) ?? makeStorage();
  storages.set(frame, storage);
  return storage;
}

function makeStorage(): Storage {
  const stored = new Map<string, string>();
  const methods = {
    getItem: (key: string) => stored.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void stored.set(String(key), String(value)),
    removeItem: (key: string) => void stored.delete(String(key)),
    clear: () => stored.clear(),
    key: (place: number) => [...stored.keys()][place] ?? null,
  };
  return new Proxy(methods as unknown as Storage, {
    get: (target, name) => (name === 'length' ? stored.size : name in target ? Reflect.get(target, name) : stored.get(String(name))),
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: (_target, name) =>
      stored.has(String(name)) ? { value: stored.get(String(name)), enumerable: true, configurable: true } : undefined,
  });
}
