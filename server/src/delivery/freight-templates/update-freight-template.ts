import { eq } from 'drizzle-orm';
import { no } from '#contract/delivery/freight-templates.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type FreightDraft, columnsOf, insertRows } from './save-freight-template.ts';
import { shippingTemplates, shippingTemplatesFree, shippingTemplatesRegion } from './tables.ts';

/** Replaces all rows at once, so that a quote never sees a template half changed. */
export async function updateFreightTemplate({ tx, now }: Write, { id, ...draft }: FreightDraft & { id: number }): Promise<null> {
  const columns = { ...columnsOf(draft), updateTime: now };
  const [found] = await tx
    .update(shippingTemplates)
    .set(columns)
    .where(eq(shippingTemplates.id, id))
    .returning({ id: shippingTemplates.id });
  if (!found) throw no.UNKNOWN();
  await tx.delete(shippingTemplatesRegion).where(eq(shippingTemplatesRegion.tempId, id));
  await tx.delete(shippingTemplatesFree).where(eq(shippingTemplatesFree.tempId, id));
  await insertRows(tx, id, draft);
  return null;
}
