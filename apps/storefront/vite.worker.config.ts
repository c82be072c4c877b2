import { defineConfig } from 'vite';

/** The service worker, in one file that needs no other: the web role reads it beside the server's bundle, and answers with it itself. */
export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'dist/server',
    emptyOutDir: false,
    rolldownOptions: { input: 'src/worker/worker.ts', output: { format: 'iife', entryFileNames: 'service-worker.js' } },
  },
});
