import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'stand-ins/**/*.test.ts', 'checks/**/*.test.ts'],
          globalSetup: ['server/test/database.ts'],
          setupFiles: ['scripts/count-processor-time.mjs'],
          isolate: false,
          // Durations are asserted where they matter; a machine may be busy with others.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['scripts/count-processor-time.mjs', 'web/test/setup.ts'],
          isolate: false,
          // Screens are drawn and dropped: with room for them, less is copied before it is.
          execArgv: ['--max-semi-space-size=64'],
          // Screens are drawn without a browser, on a machine that may be busy with others.
          testTimeout: 60_000,
          css: false,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['server/test/database.ts', 'e2e/browser.ts', 'e2e/program.ts'],
          setupFiles: ['scripts/count-processor-time.mjs'],
          isolate: false,
          // The browser waits as long for what it is asked for.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
