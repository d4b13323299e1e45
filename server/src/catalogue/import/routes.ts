import { importCalls } from '#contract/catalogue/import/import.ts';
import type { Services } from '#server/platform/services.ts';
import { handle, serve, write } from '#server/platform/http/serve.ts';
import { dryRunImport } from './dry-run-import.ts';
import { previewImport } from './preview.ts';
import { readHeadings } from './read-headings.ts';
import { runImport } from './run-import.ts';

export const importRoutes = (services: Services) =>
  serve(importCalls, {
    preview: handle(previewImport(services)),
    headings: handle(readHeadings(services)),
    dryRun: handle(dryRunImport(services)),
    run: write(runImport),
  });
