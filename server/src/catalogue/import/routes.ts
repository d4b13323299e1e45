import { importCalls } from '#contract/catalogue/import.ts';
import type { Ground } from '#server/platform/ground.ts';
import { handle, serve, write } from '#server/platform/http/serve.ts';
import { dryRunImport } from './dry-run-import.ts';
import { previewImport } from './preview.ts';
import { runImport } from './run-import.ts';

export const importRoutes = (ground: Ground) =>
  serve(importCalls, { preview: handle(previewImport(ground)), dryRun: handle(dryRunImport(ground)), run: write(runImport) });
