import { randomUUID } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import type { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { checkRows } from './rules.ts';
import { shippingTemplatesFree, shippingTemplatesRegion } from './tables.ts';

export type FreightDraft = Input<typeof freightTemplateCalls.save>;

export const columnsOf = ({ name, type, appoint, sort }: FreightDraft) => ({ name: name.trim(), type, appoint, sort });

/** Freight-free rows count only while they are switched on, so they are kept only then. */
export const ratesIn = ({
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
  await insertRegions(tx, tempId, rows.regions);
  await insertFrees(tx, tempId, rows.frees);
}

export async function insertRegions(
  tx: Tx,
  tempId: number,
  rows: FreightDraft['shippingTemplatesRegionRequestList'],
): Promise<void> {
  if (rows.length === 0) return;
  const regions = rows.map((row) => ({ ...row, tempId, uniqid: randomUUID().replaceAll('-', '') }));
  await tx.insert(shippingTemplatesRegion).values(regions);
}

export async function insertFrees(
  tx: Tx,
  tempId: number,
  rows: NonNullable<FreightDraft['shippingTemplatesFreeRequestList']>,
): Promise<void> {
  if (rows.length > 0) await tx.insert(shippingTemplatesFree).values(rows.map((row) => ({ ...row, tempId })));
}
