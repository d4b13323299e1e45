import { and, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { startOfDay } from '#contract/moment.ts';
import { CustomerRow } from '#contract/customers/customer-record.ts';
import type { customerCalls } from '#contract/customers/customers.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type RowVersion, cachedJsonList } from '#server/platform/kept-rows/kept-rows.ts';
import type { List } from '#server/platform/database/lists/list.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { sortedBy } from '#server/platform/database/lists/sorted-by.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { jsonWriter } from '#server/platform/http/answers/json-writer.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { gatheredByFacets } from '../facets/gathered-by-facets.ts';
import { customerTag, customerTagLink } from '../tags/tables.ts';
import { customerConditions, isNotMerged, signedUpIn } from './filter.ts';
import { referrer, rowsByIds, survivor } from './queries.ts';
import { customer, customerGroup, customerLevel } from '../customers/tables.ts';

/** Every row that a customer's line is made of: the person with group, level, referrer and survivor, and the tags. */
const version = sql<string>`concat_ws(' ', ${customer}.xmin, ${customerGroup}.xmin, ${customerLevel}.xmin, ${referrer}.xmin, ${survivor}.xmin, (
  select string_agg(concat(${customerTagLink}.xmin, ' ', ${customerTag}.xmin), ' ' order by ${customerTag.id})
  from ${customerTagLink} join ${customerTag} on ${customerTag.id} = ${customerTagLink.tagId} where ${customerTagLink.uid} = ${customer.id}))`;

const versionsQuery = preparedOnce('customer_versions', (db, _: '', name) =>
  db
    .select({ id: customer.id, version })
    .from(customer)
    .leftJoin(customerGroup, eq(customerGroup.id, customer.groupId))
    .leftJoin(customerLevel, eq(customerLevel.id, customer.level))
    .leftJoin(referrer, eq(referrer.id, customer.spreadUid))
    .leftJoin(survivor, eq(survivor.id, customer.mergedInto))
    .where(among(customer.id, sql.placeholder('ids')))
    .prepare(name),
);

/** Versions in the order of the keys. */
async function versionsOf(db: Db, ids: number[]): Promise<RowVersion[]> {
  const found = new Map((await versionsQuery(db, '', { ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** All customers, from the kept counts of how often they paid. */
async function countCustomers(db: Db): Promise<number> {
  const of = await countsOf(db, 'customer');
  return ['0', '1', '2', '4'].reduce((sum, times) => sum + of(`bought ${times}`), 0);
}

const write = jsonWriter(CustomerRow);

/** Conditions change with the filter and the day of the shop alone. */
const textOf = ({ page: _page, limit: _limit, order: _order, ...filter }: Input<typeof customerCalls.list>, now: Date): string =>
  JSON.stringify([startOfDay(now), filter]);

function listOf(input: Input<typeof customerCalls.list>, now: Date): List {
  // Days are read along their own index.
  const latest = signedUpIn(input) ? customer.createTime : customer.id;
  const order = sortedBy(input.order, { of: customer, id: customer.id, latest });
  const { keys } = order;
  const live = isNotMerged(input);
  return {
    ...order,
    table: customer,
    id: customer.id,
    where: customerConditions(input, now, 'along'),
    text: textOf(input, now),
    source: gatheredByFacets(input, keys) ?? {
      table: customer,
      keys,
      where: and(customerConditions(input, now), live) ?? sql`true`,
    },
    live,
    byWord: Boolean(input.keywords?.trim()),
    countAll: countCustomers,
  };
}

/** Customers, those who came last first unless they are asked for in another order. */
export async function listCustomers(db: Db, input: Input<typeof customerCalls.list>, { now }: Pick<CallContext, 'now'>) {
  const { base } = await addressesOf(db);
  const read = async (ids: number[]) => new Map((await rowsByIds(db, ids)).map((row) => [row.uid, row]));
  return readListPage(db, input, listOf(input, now), async (ids) =>
    cachedJsonList<CustomerRow>(db, await versionsOf(db, ids), { variant: `customer ${base}`, write, read }),
  );
}
