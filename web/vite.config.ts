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
        moduleSideEffects: [{ test: /\/web\/src\/ui\/index\.ts$|\/@rc-component\/[^/]+\/es\/index\.js$/, sideEffects: false }],
      },
    },
    chunkSizeWarningLimit: 1200,
  },
});
