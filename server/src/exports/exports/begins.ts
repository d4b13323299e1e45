import type { ExportFormat } from '#contract/exports/exports.ts';
import type { Write } from '#server/platform/write/write.ts';
import { beginExport } from './begin-export.ts';
import type { ExportKind } from './export-kind.ts';

/** The verb of a list whose filter alone says what goes into the file. */
export const begins =
  <F extends object>(kind: ExportKind<F>) =>
  (write: Write, options: { filter: F; columns: readonly string[]; format: ExportFormat }) =>
    beginExport(write, kind, options);
