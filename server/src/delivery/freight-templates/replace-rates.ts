import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { type FreightDraft, insertFrees, insertRegions, ratesIn } from './insert-rates.ts';
import { listFreeRegions, listRegions } from './queries.ts';
import { checkRows, replacementOf } from './rules.ts';
import { shippingTemplatesFree as free, shippingTemplatesRegion as region } from './tables.ts';

const place = { cityId: sql`excluded.city_id`, title: sql`excluded.title` };
const rate = {
  first: sql`excluded.first`,
  firstPrice: sql`excluded.first_price`,
  renewal: sql`excluded.renewal`,
  renewalPrice: sql`excluded.renewal_price`,
};

/** Rows that stay as they are are not written, so that the history of a template names what was changed. */
export async function replaceRates(tx: Tx, tempId: number, draft: FreightDraft): Promise<void> {
  const rows = ratesIn(draft);
  checkRows(rows);
  const regions = replacementOf(await listRegions(tx, { tempId }), rows.regions);
  const frees = replacementOf(await listFreeRegions(tx, { tempId }), rows.frees);
  await tx.delete(region).where(and(eq(region.tempId, tempId), notInArray(region.id, regions.kept)));
  await tx.delete(free).where(and(eq(free.tempId, tempId), notInArray(free.id, frees.kept)));
  if (regions.changed.length > 0)
    await tx
      .insert(region)
      .overridingSystemValue()
      .values(regions.changed)
      .onConflictDoUpdate({ target: region.id, set: { ...place, ...rate } });
  if (frees.changed.length > 0)
    await tx
      .insert(free)
      .overridingSystemValue()
      .values(frees.changed)
      .onConflictDoUpdate({ target: free.id, set: { ...place, number: sql`excluded.number`, price: sql`excluded.price` } });
  await insertRegions(tx, tempId, regions.added);
  await insertFrees(tx, tempId, frees.added);
}
