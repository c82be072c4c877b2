import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';

const source = path.join(import.meta.dirname, 'src');
const output = path.join(import.meta.dirname, 'dist');

interface AppConfig {
  readonly pages: readonly string[];
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[];
}

/** Every script the vendor's runtime loads by itself: the app's and each page's. */
function entries(): Record<string, string> {
  const { pages, subPackages }: AppConfig = JSON.parse(readFileSync(path.join(source, 'app.json'), 'utf8'));
  const all = ['app', ...pages, ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))];
  return Object.fromEntries(all.map((name) => [name, path.join(source, `${name}.ts`)]));
}

/** What the vendor's tool opens: its own format, with the packages of this repository in shared scripts of the main package. */
async function build(mall: { readonly origin: string; readonly mid: string }): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  const bundle = await rolldown({ input: entries(), transform: { target: 'es2018', define: { MALL: JSON.stringify(mall) } } });
  await bundle.write({
    dir: output,
    format: 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: 'shell/[name].js',
    // The runtime has no node: names of modules are relative paths.
    minify: false,
  });
  for (const file of globSync('**/*.{json,wxml,wxss}', { cwd: source })) {
    mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
    cpSync(path.join(source, file), path.join(output, file));
  }
}

function setAppId(appId: string): void {
  const file = path.join(import.meta.dirname, 'project.private.config.json');
  writeFileSync(file, `${JSON.stringify({ appid: appId, projectname: 'qianpu-mini' }, null, 2)}\n`);
}

const { values } = parseArgs({ options: { origin: { type: 'string' }, mid: { type: 'string' }, appid: { type: 'string' } } });
if (!values.origin || !values.mid) throw new Error('usage: node build.ts --origin https://shop.example --mid 1001 [--appid wx…]');
await build({ origin: new URL(values.origin).origin, mid: values.mid });
if (values.appid) setAppId(values.appid);
