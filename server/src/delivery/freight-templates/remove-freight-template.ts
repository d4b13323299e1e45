import { eq, sql } from 'drizzle-orm';
import { freightTemplateRefusals } from '#contract/delivery/freight-templates.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shippingTemplates, shippingTemplatesFree as free, shippingTemplatesRegion as region } from './tables.ts';

/** Uses are asked by name, because the catalogue stands on this domain; its foreign key closes the race. */
async function isInUse(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from product where temp_id = ${id} and not is_del limit 1`);
  return rows.length > 0;
}

/** Its rows go before it, so that an undo finds it when they come back; products that use it keep it from going. */
export async function removeFreightTemplate({ tx }: Write, { id }: { id: number }): Promise<null> {
  if (await isInUse(tx, id)) throw freightTemplateRefusals.IN_USE();
  await tx.delete(region).where(eq(region.tempId, id));
  await tx.delete(free).where(eq(free.tempId, id));
  const [gone] = await tx.delete(shippingTemplates).where(eq(shippingTemplates.id, id)).returning({ id: shippingTemplates.id });
  if (!gone) throw freightTemplateRefusals.NOT_FOUND();
  return null;
}
