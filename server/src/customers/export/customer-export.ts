import { and, desc, lt } from 'drizzle-orm';
import { customerExportColumns } from '#contract/customers/customer-export.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import type { CustomerFilter } from '#contract/customers/customers.ts';
import { INT_MAX } from '#contract/wire.ts';
import { type ExportKind, withTitles } from '#server/exports/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { customersWanted } from '../customers/filter.ts';
import { rowsByIds } from '../customers/queries.ts';
import { customer } from '../customers/tables.ts';
import { customerExportCells } from './columns.ts';

const PAGE = 500;

/** All that the filter finds, the latest first; a page is found by the key of the one before. */
async function* pagesOf(db: Db, filter: CustomerFilter, now: Date) {
  const where = customersWanted(filter, now);
  for (let before = INT_MAX; ;) {
    const page = await db
      .select({ id: customer.id })
      .from(customer)
      .where(and(where, lt(customer.id, before)))
      .orderBy(desc(customer.id))
      .limit(PAGE);
    const ids = page.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    const rows: CustomerRow[] = await rowsByIds(db, ids);
    yield { records: rows.length, rows };
    before = last;
  }
}

export const customerExport: ExportKind<CustomerFilter, CustomerRow> = {
  name: 'customer',
  title: '用户',
  columns: withTitles(customerExportColumns, customerExportCells),
  count: (db, filter, now) => db.$count(customer, customersWanted(filter, now)),
  pages: pagesOf,
};
