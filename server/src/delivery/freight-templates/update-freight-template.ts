import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { freightTemplates } from './queries.ts';
import { type FreightDraft, columnsOf, insertRates } from './insert-rates.ts';
import { shippingTemplatesFree, shippingTemplatesRegion } from './tables.ts';

/** Replaces all rows at once, so that a quote never sees a template half changed. */
export async function updateFreightTemplate(write: Write, { id, ...draft }: FreightDraft & { id: number }): Promise<null> {
  const { tx } = write;
  await freightTemplates.set(write, id, columnsOf(draft));
  await tx.delete(shippingTemplatesRegion).where(eq(shippingTemplatesRegion.tempId, id));
  await tx.delete(shippingTemplatesFree).where(eq(shippingTemplatesFree.tempId, id));
  await insertRates(tx, id, draft);
  return null;
}
