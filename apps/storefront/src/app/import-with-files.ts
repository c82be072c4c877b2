/** Styles on their way or there, by file. */
const requested = new Map<string, Promise<unknown> | undefined>();

function ask(file: string): Promise<unknown> | undefined {
  const isStyle = file.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = import.meta.env.BASE_URL + file;
  document.head.append(link);
  if (!isStyle) return;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // The next try is to ask again.
      requested.delete(file);
      link.remove();
      reject(new Error(`${file} did not come`));
    };
  });
}

/**
 * What the build puts around every import of a chunk, with the files that chunk needs: scripts are asked for at once, and styles are
 * there before it runs. Vite's own loader is three times as large, for nonces, browsers and events that we have no use for.
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const styles = files.map((file) => {
    if (!requested.has(file)) requested.set(file, ask(file));
    return requested.get(file);
  });
  await Promise.all(styles);
  return load();
}
