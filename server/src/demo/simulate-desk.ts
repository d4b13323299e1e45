import { and, eq } from 'drizzle-orm';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { BULK_UNDO_MS } from '#contract/bulk-run.ts';
import type { BulkChange } from '#contract/catalogue/bulk/product-bulk-record.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { category, exportProducts, runBulk } from '#server/catalogue/index.ts';
import type { Services } from '#server/platform/services.ts';
import { findFirstAdministrator } from './seed-staff.ts';

/** Hundredths of a per cent off, and pieces thrown away: of some cakes there are not that many. */
const runs: readonly { of: string; change: BulkChange }[] = [
  { of: '机车模型', change: { price: { way: 'percent', value: -500, ending: '0' } } },
  { of: '点心', change: { stock: { way: 'add', value: -50 } } },
];

/** Morning's work of the first administrator: two changes of many products, and a file of all that are on sale. */
export async function simulateDesk({ database: { db }, write }: Services): Promise<void> {
  const actor = await findFirstAdministrator(db);
  if (!actor) return;
  for (const { of, change } of runs) {
    const [home] = await db
      .select({ id: category.id })
      .from(category)
      .where(and(eq(category.name, of), eq(category.type, categoryTypes.product)));
    if (!home) return;
    const filter = { type: productTabs.onSale, cateId: [home.id] };
    await write({ name: 'product.bulkRun', actor, undoableFor: BULK_UNDO_MS }, (context) =>
      runBulk(context, { filter, ...change }),
    );
  }
  await write({ name: 'export.products', actor }, (context) =>
    exportProducts(context, { filter: { type: productTabs.onSale }, columns: [], format: 'xlsx' }),
  );
}
