import type { Answer } from '#contract/call.ts';
import type { Plan, importCalls } from '#contract/catalogue/import/import.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { openImportContext } from './import-context.ts';
import { type DiffRow, describeChange, describeNew } from '../import-plan/describe-difference.ts';
import type { RecordRefusal } from '../import-reading/document.ts';
import type { RowNote } from '../import-reading/items.ts';
import { findMatchBy } from '../import-reading/match-by.ts';
import { type ImportContext, planProducts } from '../import-plan/plan-products.ts';
import { type ImportFile, openUpload } from './source.ts';
import { openSharedBarCodes } from '../import-reading/shared-bar-codes.ts';
import { takenBarCodes } from '../import-plan/taken-bar-codes.ts';
import { importReviews } from './import-reviews.ts';
import { totalled } from '../import-plan/totals.ts';

type DryRun = Answer<typeof importCalls.dryRun>;

const DIFFS_SHOWN = 50;
const NOTES_SHOWN = 500;

const byRow = (a: { row: number }, b: { row: number }): number => a.row - b.row;

/** Notes in the order of the file. */
const noted = (notes: readonly RowNote[], { placed }: ImportFile): RowNote[] =>
  notes
    .toSorted(byRow)
    .slice(0, NOTES_SHOWN)
    .map((note) => ({ row: note.row, name: note.name, reason: placed(note) }));

async function gather(file: ImportFile, importContext: ImportContext) {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const [diffs, warnings, refused]: [DiffRow[], RowNote[], RecordRefusal[]] = [[], [], [...file.refused]];
  const coming = new Set<string>();
  const sharing = openSharedBarCodes();
  let namesakes = 0;
  for await (const { items, refused: unread } of file.portions()) {
    const planned = await planProducts(importContext, items);
    counts.created += planned.fresh.length;
    counts.updated += planned.changed.length;
    counts.unchanged += planned.unchanged;
    refused.push(...[...unread, ...planned.refused].map((refusal) => ({ ...refusal, kind: 'products' as const })));
    const room = DIFFS_SHOWN - diffs.length;
    diffs.push(...planned.changed.slice(0, room).map((one) => describeChange(one, importContext.directory)));
    diffs.push(...planned.fresh.slice(0, Math.max(DIFFS_SHOWN - diffs.length, 0)).map(describeNew));
    const planning = [...planned.fresh, ...planned.changed];
    warnings.push(
      ...planning.flatMap(({ item }) => [...item.remarks, ...sharing(item)]),
      ...(await takenBarCodes(importContext.db, planned)),
    );
    namesakes += planned.namesakes;
    // Only a document has reviews, and it is held whole.
    if (file.reviews.length > 0) for (const { code } of items) if (code !== undefined) coming.add(code);
  }
  return { counts, diffs, warnings, refused, coming, namesakes };
}

/** Preview of a run, row by row, found without changing anything. */
export const dryRunImport =
  ({ database: { db }, storage }: Services) =>
  async (plan: Plan, { actor }: CallContext): Promise<DryRun> => {
    const file = await openUpload(db, storage, { ...plan, adminId: adminIdOf(actor) });
    const importContext = await openImportContext(db, undefined, file, plan);
    const { counts, diffs, warnings, refused, coming, namesakes } = await gather(file, importContext);
    const reviews = await importReviews(db, undefined, file.reviews, coming);
    refused.push(...reviews.refused);
    return {
      ...totalled(importContext, counts, reviews.counts, refused),
      diffs: diffs.toSorted(byRow),
      refusals: noted(refused, file),
      warnings: noted(warnings, file),
      warned: warnings.length,
      newCategories: [...importContext.categories.missing],
      matchBy: namesakes > 0 && file.rows ? await findMatchBy(file.rows(), plan.columns, file.headerRow ?? 1) : null,
    };
  };
