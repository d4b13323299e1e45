import { z } from 'zod';

/** Remark on a row: the reason why it is refused, or how a cell is taken differently. */
export const RowNote = z.object({ row: z.int(), name: z.string(), reason: z.string() });
export const RowDiff = z.object({
  row: z.int(),
  name: z.string(),
  kind: z.enum(['new', 'changed']),
  fields: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string() })),
});
const counts = { created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() };
/** Counts by kind of record; a sheet has products only. */
export const Tallies = z.object({
  categories: z.object(counts),
  brands: z.object(counts),
  products: z.object(counts),
  reviews: z.object(counts),
});

export const DryRun = z.object({
  ...counts,
  tallies: Tallies,
  diffs: z.array(RowDiff),
  refusals: z.array(RowNote),
  /** Rows that are taken, though not quite as they stand: rounded figures, pictures left out. */
  warnings: z.array(RowNote),
  warned: z.int(),
  /** Names from the root down, `餐厨/杯子`, those above before those below; a sheet’s only. */
  newCategories: z.array(z.string()),
  /** Column without repetitions when names repeat, by which the products can be told apart. */
  matchBy: z.object({ index: z.int(), header: z.string() }).nullable(),
});
/** Data in the `result` of the job. */
export const ImportOutcome = z.object({
  ...counts,
  tallies: Tallies,
  /** Numbers of the products taken, by the list in which they can be seen. */
  onSale: z.int().default(0),
  stored: z.int().default(0),
  changeId: z.int().nullable(),
  errorFile: z.string().nullable(),
});
export type ImportOutcome = z.output<typeof ImportOutcome>;
