import { randomUUID } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import type { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { checkRows } from './rules.ts';
import { shippingTemplatesFree, shippingTemplatesRegion } from './tables.ts';

export type FreightDraft = Input<typeof freightTemplateCalls.save>;

export const columnsOf = ({ name, type, appoint, sort }: FreightDraft) => ({ name: name.trim(), type, appoint, sort });

/** Freight-free rows count only while they are switched on, so they are kept only then. */
const ratesIn = ({
  appoint,
  shippingTemplatesRegionRequestList: regions,
  shippingTemplatesFreeRequestList: frees,
}: FreightDraft) => ({
  appoint,
  regions,
  frees: appoint ? (frees ?? []) : [],
});

export async function insertRates(tx: Tx, tempId: number, draft: FreightDraft): Promise<void> {
  const rows = ratesIn(draft);
  checkRows(rows);
  const regions = rows.regions.map((row) => ({ ...row, tempId, uniqid: randomUUID().replaceAll('-', '') }));
  await tx.insert(shippingTemplatesRegion).values(regions);
  if (rows.frees.length > 0) await tx.insert(shippingTemplatesFree).values(rows.frees.map((row) => ({ ...row, tempId })));
}
