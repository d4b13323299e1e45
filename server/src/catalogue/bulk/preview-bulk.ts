import type { Answer, Input } from '#contract/call.ts';
import type { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { chosenIds } from './choose.ts';
import { openPlan } from './open-plan.ts';

type BulkPreview = Answer<typeof productBulkCalls.bulkPreview>;

const ROWS_SHOWN = 50;
const REFUSED_SHOWN = 100;

/** Preview of a run, found without changing anything. */
export async function previewBulk(
  db: Db,
  input: Input<typeof productBulkCalls.bulkPreview>,
  asked: Pick<CallContext, 'actor' | 'now'>,
): Promise<BulkPreview> {
  const { ids: _, filter: __, ...task } = input;
  const plan = await openPlan(db, task);
  const ids = await chosenIds(db, input, asked);
  const pictures = await addressesOf(db);
  const preview: BulkPreview = { matched: ids.length, changed: 0, unchanged: 0, refusedCount: 0, rows: [], refused: [] };
  await inChunks(ids, async (chunk) => {
    const { changes, unchanged, refused } = await plan(db, chunk);
    preview.changed += changes.length;
    preview.unchanged += unchanged.length;
    preview.refusedCount += refused.length;
    for (const { product, lines } of changes.slice(0, ROWS_SHOWN - preview.rows.length)) {
      const { id, storeName, image } = product;
      preview.rows.push({ id, storeName, image: pictures.show(image), lines });
    }
    preview.refused.push(...refused.slice(0, REFUSED_SHOWN - preview.refused.length));
  });
  return preview;
}
