import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

/**
 * One style sheet, listed under the entry: the document carries it whole, so no chunk ever fetches one before it starts.
 * Vite itself would list a single sheet under no chunk at all.
 */
const stylesOfEntry: Plugin = {
  name: 'styles-of-entry',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.isEntry) for (const sheet of sheets) chunk.viteMetadata?.importedCss.add(sheet);
    }
  },
};

const clientBuild = {
  input: 'src/entry-client.tsx',
  output: {
    codeSplitting: {
      groups: [
        { name: 'vendor', test: /node_modules/ },
        { name: 'ground', test: /src\/(shared\/(?!i18n\/en)|navigation\/|session\/)|packages\// },
        { name: 'features', test: /src\/features\// },
      ],
    },
  },
};

const serverBuild = { output: { codeSplitting: false, entryFileNames: '[name].js' } };

export default defineConfig(({ isSsrBuild = false, command }) => ({
  base: '/subsys/home/',
  plugins: [react(), stylesOfEntry],
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
    cssCodeSplit: false,
    // The content security policy allows no data: addresses, and a hashed file is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? serverBuild : clientBuild,
  },
}));
