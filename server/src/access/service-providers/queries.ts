import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { type ServiceProvider, serviceProviderRefusals, type serviceProviderCalls } from '#contract/access/service-providers.ts';
import type { Input } from '#contract/call.ts';
import type { Page } from '#contract/wire.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import { recordsOf } from '#server/platform/database/records/records-of.ts';
import { admin } from '../rights/tables.ts';
import { serviceProvider } from './tables.ts';

export const serviceProviders = recordsOf(serviceProvider, { missing: serviceProviderRefusals.NOT_FOUND });
const { live } = serviceProviders;

const withAccount = (db: Db) =>
  db
    .select({ ...getTableColumns(serviceProvider), adminAccount: admin.account })
    .from(serviceProvider)
    .leftJoin(admin, eq(admin.id, serviceProvider.adminId));

export function listServiceProviders(
  db: Db,
  { keywords, status, ...paging }: Input<typeof serviceProviderCalls.list>,
): Promise<Page<ServiceProvider>> {
  const { providerName, contactName, phone } = serviceProvider;
  const where = and(live, matching(keywords, providerName, contactName, phone), equal(serviceProvider.status, status));
  const query = withAccount(db).where(where).orderBy(desc(serviceProvider.id));
  return pageOfQuery(paging, query, db.$count(serviceProvider, where), (rows) => rows);
}

export async function getServiceProvider(db: Db, { id }: { id: number }): Promise<ServiceProvider> {
  const [row] = await withAccount(db).where(and(live, eq(serviceProvider.id, id)));
  if (!row) throw serviceProviderRefusals.NOT_FOUND();
  return row;
}
