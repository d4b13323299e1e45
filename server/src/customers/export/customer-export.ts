import { and } from 'drizzle-orm';
import { customerExportColumns } from '#contract/customers/customer-export.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { type ExportKind, pagesByKey, withTitles } from '#server/exports/index.ts';
import { customerConditions, isNotMerged } from '../customer-list/filter.ts';
import { rowsByIds } from '../customer-list/queries.ts';
import { customer } from '../customers/tables.ts';
import { customerExportCells } from './columns.ts';

const wanted = (filter: CustomerFilter, now: Date) => and(customerConditions(filter, now), isNotMerged(filter));

export const customerExport: ExportKind<CustomerFilter, CustomerRow> = {
  name: 'customer',
  title: '用户',
  columns: withTitles(customerExportColumns, customerExportCells),
  ...pagesByKey<CustomerFilter, CustomerRow>({ table: customer, id: customer.id, wanted, rows: rowsByIds }),
};
