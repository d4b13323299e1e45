import type { Answer } from '#contract/call.ts';
import type { Plan, importCalls } from '#contract/catalogue/import.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { openImportContext } from './import-context.ts';
import { type DiffRow, describeChange, describeNew } from '../import-plan/describe-difference.ts';
import type { RecordRefusal } from '../import-reading/document.ts';
import { planProducts } from '../import-plan/plan-products.ts';
import { openUpload } from './source.ts';
import { importReviews } from './import-reviews.ts';
import { totalled } from '../import-plan/totals.ts';

type DryRun = Answer<typeof importCalls.dryRun>;

const DIFFS_SHOWN = 50;
const REFUSALS_SHOWN = 500;

/** What a run would do, row by row, found without changing anything. */
export const dryRunImport =
  ({ database: { db }, storage }: Services) =>
  async (plan: Plan, { actor }: Asked): Promise<DryRun> => {
    const file = await openUpload(db, storage, { ...plan, adminId: adminIdOf(actor) });
    const importContext = await openImportContext(db, undefined, file, plan);
    const counts = { created: 0, updated: 0, unchanged: 0 };
    const diffs: DiffRow[] = [];
    const refused: RecordRefusal[] = [...file.refused];
    const coming = new Set<string>();
    for await (const { items, refused: unread } of file.portions()) {
      const planned = await planProducts(importContext, items);
      counts.created += planned.fresh.length;
      counts.updated += planned.changed.length;
      counts.unchanged += planned.unchanged;
      refused.push(...[...unread, ...planned.refused].map((refusal) => ({ ...refusal, kind: 'products' as const })));
      const room = DIFFS_SHOWN - diffs.length;
      diffs.push(...planned.changed.slice(0, room).map((one) => describeChange(one, importContext.directory)));
      diffs.push(...planned.fresh.slice(0, Math.max(DIFFS_SHOWN - diffs.length, 0)).map(describeNew));
      // Only a document has reviews, and it is held whole.
      if (file.reviews.length > 0) for (const { code } of items) if (code !== undefined) coming.add(code);
    }
    const reviews = await importReviews(db, undefined, file.reviews, coming);
    refused.push(...reviews.refused);
    const refusals = refused.slice(0, REFUSALS_SHOWN).map(({ row, name, reason }) => ({ row, name, reason }));
    return { ...totalled(importContext, counts, reviews.counts, refused), diffs, refusals };
  };
