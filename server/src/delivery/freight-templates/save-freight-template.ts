import { randomUUID } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import { type freightTemplateCalls, no } from '#contract/delivery/freight-templates.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkRows } from './rules.ts';
import { shippingTemplates, shippingTemplatesFree, shippingTemplatesRegion } from './tables.ts';

export type FreightDraft = Input<typeof freightTemplateCalls.save>;

export const columnsOf = ({ name, type, appoint, sort }: FreightDraft) => ({ name: name.trim(), type, appoint, sort });

/** Freight-free rows count only while they are switched on, so they are kept only then. */
const rowsOf = ({
  appoint,
  shippingTemplatesRegionRequestList: regions,
  shippingTemplatesFreeRequestList: frees,
}: FreightDraft) => ({
  appoint,
  regions,
  frees: appoint ? (frees ?? []) : [],
});

export async function insertRows(tx: Tx, tempId: number, draft: FreightDraft): Promise<void> {
  const rows = rowsOf(draft);
  checkRows(rows);
  const regions = rows.regions.map((row) => ({ ...row, tempId, uniqid: randomUUID().replaceAll('-', '') }));
  await tx.insert(shippingTemplatesRegion).values(regions);
  if (rows.frees.length > 0) await tx.insert(shippingTemplatesFree).values(rows.frees.map((row) => ({ ...row, tempId })));
}

export async function saveFreightTemplate({ tx, now }: Write, draft: FreightDraft): Promise<null> {
  if (draft.shippingTemplatesRegionRequestList.length === 0) throw no.WHOLE_COUNTRY_FIRST();
  const columns = { ...columnsOf(draft), createTime: now, updateTime: now };
  const [made] = await tx.insert(shippingTemplates).values(columns).returning({ id: shippingTemplates.id });
  if (made) await insertRows(tx, made.id, draft);
  return null;
}
