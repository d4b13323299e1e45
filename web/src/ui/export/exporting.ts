import type { Call } from '#contract/call.ts';
import type { ExportColumn, ExportFormat } from '#contract/exports/exports.ts';
import type { Page } from '#contract/wire.ts';

/** Records of an export, and the call that begins it. */
export interface Exporting<F extends object, I extends F> {
  /** Begins the export. */
  call: Call<{ filter: F; columns: string[]; format: ExportFormat }, { id: number; jobId: number }>;
  /** The list whose filters say what goes into the file. */
  of: Call<I, Page<object>>;
  columns: Readonly<Record<string, ExportColumn>>;
  /** Measure of the count: 个商品. */
  unit: string;
}
