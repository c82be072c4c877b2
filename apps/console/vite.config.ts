import { consoleAssetPath } from '@qianpu/kit/deployment';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rowsAlone } from './rows-alone.ts';

export default defineConfig(({ command }) => ({
  base: consoleAssetPath,
  plugins: [react(), rowsAlone()],
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  css: { modules: { generateScopedName: command === 'build' ? 'c[hash:base64:5]' : '[name]-[local]' } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    manifest: true,
    // A hashed file is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/entry.tsx',
      output: {
        codeSplitting: {
          groups: [
            // React and what the sign-in page needs, apart from the component library it does without.
            { name: 'react', test: /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|react-router|@tanstack)[@/+]/, priority: 2 },
            // Small pieces of the component library that every list loads: alone, each would be compressed alone.
            {
              name: 'pieces',
              test: /antd\/es\/(space\/Addon|space\/style\/addon|_util\/hooks\/(useAllowClear|useForceUpdate)|grid\/hooks\/useBreakpoint)\.js|icons\/(CheckOutlined|DownOutlined|FileOutlined|CheckCircleFilled|EyeOutlined)\.js|icons-svg\/es\/asn\/(CheckOutlined|DownOutlined|FileOutlined|CheckCircleFilled|EyeOutlined)\.js/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
