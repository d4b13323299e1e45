import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

/** `SIGNALBOX_API` points the development server at a running server, `http://localhost:8080` by default. */
const api = process.env['SIGNALBOX_API'] ?? 'http://localhost:8080';

const NO_MENU = '\0no-filter-menu';

/** Lists filter in a bar of their own. The table's filter menu, never shown, would bring the library's tree along. */
const withoutFilterMenu: Plugin = {
  name: 'without-filter-menu',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    source === './FilterDropdown' && importer?.includes('antd/es/table/hooks/useFilter') ? NO_MENU : undefined,
  load: (id) => (id === NO_MENU ? 'export default () => null; export const flattenKeys = () => [];' : undefined),
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [withoutFilterMenu, react()],
  server: { proxy: { '/api': { target: api, ws: true }, '/files': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    // What takes one thing through a door must not load all that lies behind it.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /\/web\/src\/ui\/index\.ts$|\/@rc-component\/[^/]+\/es\/index\.js$/, sideEffects: false }],
      },
    },
    chunkSizeWarningLimit: 1200,
  },
});
