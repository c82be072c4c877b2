import { fileURLToPath } from 'node:url';
import { assetPath } from '@qianpu/kit/deployment';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** What the first page of most visits is made of. */
const firstPage = /src\/(entry-client|app\/index-route)\.tsx$/;

/** Named by an index that the first page reads, and used by other pages alone: they travel with those. */
const isForLater = (id: string) =>
  /\/(useQueries|queriesObserver|useMutation|useMutationState|mutationObserver)\.js$/.test(id) ||
  /src\/features\/(item\/item-(?!queries)|shop\/(?!index|shop-search))/.test(id);

/** Whether the first page needs a module at once; what it imports later, or other pages import, does not count. */
function isOfFirstPage(id: string, ctx: ChunkingContext, seen = new Set<string>()): boolean {
  if (firstPage.test(id)) return true;
  if (seen.has(id) || isForLater(id)) return false;
  seen.add(id);
  return ctx.getModuleInfo(id)?.importers.some((importer) => isOfFirstPage(importer, ctx, seen)) ?? false;
}

const partOf = (id: string) => {
  if (id.includes('node_modules')) return 'vendor';
  // queries are data: pages that show nothing of a feature still ask what it asks; what surrounds every page imports no feature
  if (/src\/features\/.*(?<!-queries)\.(tsx?|css)$/.test(id)) return 'features';
  return /src\/(shared|platform|session|navigation|features|app(?!\/(blocks|decorated-|[^/]*-route)))\/|\/page\.facts\.ts$|packages\//.test(
    id,
  )
    ? 'ground'
    : null;
};

const clientBuild = {
  input: 'src/entry-client.tsx',
  output: {
    codeSplitting: {
      groups: [
        {
          name: (id: string, ctx: ChunkingContext) => (isOfFirstPage(id, ctx) ? partOf(id) : null),
          includeDependenciesRecursively: false,
        },
        // what most of the other pages share, in two requests: what is seen, with its styles, and what it is made with, which blocks
        // of decorated pages need, too; receipts are large, and for orders alone; a shop's state is for one block of a home; rows, tabs and drawings
        // are for a member's lists, where coupons are, too; writes, intents, positions and pictures sent travel with what sends them, which an item does not before it is used;
        // so do the keys of a payment password, and the phones of a shop, and what is asked and shown of membership
        // what two of the pages of membership share is one request, and one name in the table of pages
        {
          name: 'membership',
          test: /src\/features\/(loyalty|saving)\//,
          minShareCount: 2,
          includeDependenciesRecursively: false,
        },
        {
          name: 'buying',
          test: /src\/(shared\/ui(?!\/(receipt|shop-state|cell|tabs|drawings|pay-keyboard))|navigation(?!\/other-shop))\//,
          minShareCount: 3,
          includeDependenciesRecursively: false,
        },
        {
          name: 'pieces',
          test: /src\/(shared(?!\/(ui|i18n\/(day-name|receipt|joined|order-states)|lib\/(line-price|shrink-picture|in-turn|find-position|mainland-point)))|platform|session(?!\/((use-)?intent|checkout|shop-info|use-shop-phones)))\/|packages\/(?!client\/src\/(use-write|upload)|contract\/src\/calls\/(activity|asset|coupon|page-share|checkout|restriction|support|level|points|card|profile|ledger|purchase|friend-pay))|\/lucide\/(?!.*\/(circle-check|ticket-percent|crown|credit-card|keyboard|delete|lock|wallet|headset))/,
          minShareCount: 3,
          includeDependenciesRecursively: false,
        },
      ],
    },
  },
};

/** Every document has these from its first byte. Styles asked for again would also come after those of the page. */
const isInDocument = (file: string) =>
  /\/(entry-client|ground|page-chrome)-[^/]+\.css$|\/(entry-client|ground|vendor|rolldown-runtime)-[^/]+\.js$/.test(file);

/** Nobody waits for these: their own imports are found when they come, and the first page does not name them. Styles are not imports. */
const isUrgent = (file: string) => !/\/(barred-layer|redeem-ticket|register-page-cache|start-later)-[^/]+\.js$/.test(file);

/** What of a page comes later is named by its document, or by the table of pages: the page's own list would only say it again. */
const isNamedElsewhere = (file: string, host: string) => /\/\w+-deferred-[^/]+\.js$/.test(file) && /\/\w+-page-[^/]+\.js$/.test(host);

/** Our loader of chunks in place of Vite's. The name is Vite's own affair: a build that did not find it stops. */
function ownLoader(): Plugin {
  let isUsed = false;
  return {
    name: 'own-loader',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (id) => {
      if (id !== '\0vite/preload-helper.js') return null;
      isUsed = true;
      return fileURLToPath(new URL('src/app/import-with-files.ts', import.meta.url));
    },
    buildEnd: (error) => {
      if (!error && !isUsed) throw new Error('Vite names its loader of chunks differently: the first page carries it beside ours');
    },
  };
}

/**
 * Terser finds more in our own code than the bundler's minifier does, 1.4 kB of an item page; React's, which is most of `vendor`,
 * it would make larger.
 */
function shortenOwn(): Plugin {
  return {
    name: 'shorten-own',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    renderChunk: async (code, { name }) => {
      if (name === 'vendor') return null;
      const shorter = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } });
      return { code: shorter.code ?? code, map: null };
    },
  };
}

const serverBuild = { output: { codeSplitting: false, entryFileNames: '[name].js' } };

export default defineConfig(({ isSsrBuild = false, command }) => ({
  base: assetPath,
  plugins: [react(), ownLoader(), shortenOwn()],
  ...(command === 'build' && {
    // React picks its slow development half at run time unless the choice is made here.
    define: { 'process.env.NODE_ENV': '"production"' },
    // The web role loads the server bundle by path, without a node_modules folder beside it.
    ssr: { noExternal: true as const },
  }),
  css: { modules: { generateScopedName: command === 'build' ? 'q[hash:base64:4]' : '[name]-[local]' } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // The content security policy allows no data: addresses, and a hashed file is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (chunk, files, { hostId }) => {
        const isListed = isUrgent(chunk) && !isNamedElsewhere(chunk, hostId);
        return files.filter((file) => !isInDocument(file) && (isListed || file === chunk || file.endsWith('.css')));
      },
    },
    rolldownOptions: isSsrBuild ? serverBuild : clientBuild,
  },
}));
