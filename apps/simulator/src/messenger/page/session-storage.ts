const storages = new WeakMap<Element, Storage>();

/** The session storage of a web-view: it lasts as long as the web-view does, through reloads. */
export function sessionStorageOf(frame: Element | null): Storage {
  if (!frame) return sessionStorage;
  const storage = storages.get(frame) ?? makeStorage();
  storages.set(frame, storage);
  return storage;
}

function makeStorage(): Storage {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (key: string) => kept.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void kept.set(String(key), String(value)),
    removeItem: (key: string) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (place: number) => [...kept.keys()][place] ?? null,
  };
  return new Proxy(methods as unknown as Storage, {
    get: (target, name) => (name === 'length' ? kept.size : name in target ? Reflect.get(target, name) : kept.get(String(name))),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_target, name) =>
      kept.has(String(name)) ? { value: kept.get(String(name)), enumerable: true, configurable: true } : undefined,
  });
}
