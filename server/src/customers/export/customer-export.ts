import { and } from 'drizzle-orm';
import { customerExportColumns } from '#contract/customers/customer-export.ts';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { type ExportKind, pagesByKey, withTitles } from '#server/exports/index.ts';
import { customerConditions, isNotMerged } from '../customer-list/filter.ts';
import { rowsByIds } from '../customer-list/queries.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { customer } from '../customers/tables.ts';
import { openidsOf } from '../identities/queries.ts';
import { type ExportedCustomer, customerExportCells } from './columns.ts';

const wanted = (filter: CustomerFilter, now: Date) => and(customerConditions(filter, now), isNotMerged(filter));

async function exportedByIds(db: Db, ids: number[]): Promise<ExportedCustomer[]> {
  const [rows, openids] = await Promise.all([rowsByIds(db, ids), openidsOf(db, ids)]);
  return rows.map((row) => ({ ...row, openids: openids.get(row.uid) ?? [] }));
}

export const customerExport: ExportKind<CustomerFilter, ExportedCustomer> = {
  name: 'customer',
  title: '用户',
  columns: withTitles(customerExportColumns, customerExportCells),
  ...pagesByKey<CustomerFilter, ExportedCustomer>({ table: customer, id: customer.id, wanted, rows: exportedByIds }),
};
