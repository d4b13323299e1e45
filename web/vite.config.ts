import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

/** `SIGNALBOX_API` points the development server at a running server, `http://localhost:8080` by default. */
const api = process.env['SIGNALBOX_API'] ?? 'http://localhost:8080';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), precompress()],
  server: { proxy: { '/api': { target: api, ws: true }, '/files': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    // Imports of one thing through a door must not load all that lies behind it.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /\/web\/src\/[^/]+\/index\.ts$|\/@rc-component\/[^/]+\/es\/index\.js$/, sideEffects: false }],
      },
      // What every list needs comes in few files: small ones compress badly, and each is asked for by itself.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'contract', test: /\/contract\/src\/[^/]+\.ts$|\/node_modules\/zod\// },
            {
              name: 'list',
              test: /\/web\/src\/ui\/(scene\/[^/]+|list\/(list-page|list-table|table-row|header-cell|list-tools|use-row-keys|use-rows-in-sight)|list-parts\/(list-states|list-tabs|tab-strip)|filters\/(filter-box|select-filter|choice-filter|text-filter))\.tsx?$/,
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 1200,
  },
});
