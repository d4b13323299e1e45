import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

/** `SIGNALBOX_API` points the development server at a running server, `http://localhost:8080` by default. */
const api = process.env['SIGNALBOX_API'] ?? 'http://localhost:8080';

/** Modules of `ui` that every list needs: one file of them travels quicker than forty. */
const everyList = [
  'scene/[^/]+',
  'list/(list-page|list-table|table-row|header-cell|list-tools|list-tabs|tab-strip|use-row-keys|use-rows-in-sight|use-default-view)',
  'list-parts/(list-states|pager|way-back)',
  'list-choice/(use-choice|view-count|arrange)',
  'filters/(filter-box|filter-bar|use-filter|select-filter|choice-filter|text-filter|date-words|date-range-filter|date-range-select)',
  'cells/(choice|shape|signal|yuan|when|picture|small-picture|thumbnail|code|copy-text)',
  'action/(slot|run-button|open-button|go-button|opened-panel|bulk-button|can|confirm|row-actions)',
];

/** Icons of the frame and of every list. */
const everyIcon = '(Right|Left|ClockCircle|Table|Check|Reload|Close|Eye)Outlined|(Check|Exclamation|Info|Close)CircleFilled';

/** Declarations that the frame and the list of orders read. */
const ofFrame = [
  'catalogue/product-draft',
  'access/(preferences|impersonations)',
  'approvals/approvals',
  'delivery/(sheets|pick-point-record)',
  'exports/exports',
  'orders/(order-record|amounts)',
  'settings/form-templates',
  'services/one-pass',
];

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
      // Modules of every list come in few files: small ones compress badly, and each is asked for by itself.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'contract', test: /\/contract\/src\/[^/]+\.ts$|\/node_modules\/zod\// },
            { name: 'frame', test: new RegExp(`/contract/src/(${ofFrame.join('|')})\\.ts$`) },
            {
              name: 'icons',
              test: new RegExp(`/@ant-design/icons(-svg)?/es/(components/|utils|(icons|asn)/(${everyIcon})\\.js)`),
            },
            {
              name: 'list',
              test: new RegExp(`/web/src/ui/(${everyList.join('|')})\\.tsx?$`),
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 1200,
  },
});
