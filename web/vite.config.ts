import react from '@vitejs/plugin-react';
import { type InlineConfig, type Rolldown, defineConfig } from 'vite';
import { filesOfMany } from './chunks.ts';
import { actingDoors } from './doors.ts';
import { writeLicences } from './licences.ts';
import { precompress } from './precompress.ts';

/** `SIGNALBOX_API` points the development server at a running server, `http://localhost:8080` by default. */
const api = process.env['SIGNALBOX_API'] ?? 'http://localhost:8080';

/** Imports of one thing through a door must not load all that lies behind it; doors that do something stay. */
const treeshake: Rolldown.TreeshakingOptions = {
  moduleSideEffects: [
    {
      test: new RegExp(String.raw`/web/src/(?!(?:${actingDoors.join('|')})/)[^/]+/index\.ts$|/@rc-component/[^/]+/es/index\.js$`),
      sideEffects: false,
    },
  ],
};

const common = (): InlineConfig => ({
  root: import.meta.dirname,
  plugins: [react()],
  // Parts ask for each other beside themselves, so that the shop may be served below a path; its page says where they lie.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: { target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 1200, rolldownOptions: { treeshake } },
});

export default defineConfig(async ({ command, mode }) => {
  const files = command === 'build' ? await filesOfMany({ ...common(), mode }) : new Map<string, string>();
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'by share', name: (id: string) => files.get(id) }],
  };
  const { plugins = [], build, ...shared } = common();
  return {
    ...shared,
    plugins: [...plugins, writeLicences(), precompress()],
    server: { proxy: { '/api': { target: api, ws: true }, '/files': api } },
    build: {
      ...build,
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { treeshake, output: { codeSplitting } },
    },
  };
});
