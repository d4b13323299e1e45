import { inArray, sql } from 'drizzle-orm';
import { customer } from '#server/customers/index.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import { hashText } from '../../engine/hash-text.ts';
import type { Came, Known, Moving, MovedNoun, Theirs } from '../../engine/moving.ts';
import { keep } from '../../engine/record-noun.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { countConflict } from '../../report/report.ts';
import { idOf, momentOf, textOf, timesOf } from '../values/values.ts';

/** Customers with whom they came, from these upwards. */
async function aboveOf({ tx }: Moving, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: number; above: number }>(sql`
    with recursive up as (
      select id, spread_uid from customer where id = any(${sql.param(ids)}::int[]) and spread_uid is not null
      union select c.id, c.spread_uid from up join customer c on c.id = up.spread_uid where c.spread_uid is not null)
    select id, spread_uid as above from up`);
  return new Map(rows.map(({ id, above }) => [id, above]));
}

/** Tells a link that would bring the chain back to where it begins. */
function closesCircle(above: ReadonlyMap<number, number>, id: number, to: number): boolean {
  for (let step: number | undefined = to; step !== undefined; step = above.get(step)) if (step === id) return true;
  return false;
}

/** Customers with whom they come here, of those who have somebody above them that came. */
async function linksOf(moving: Moving, records: readonly Theirs[]) {
  const named = records.filter(({ row }) => idOf(row['spread_uid']) !== undefined);
  const ids = await idsOf(
    moving.tx,
    'customer',
    named.flatMap(({ key, row }) => [key, textOf(row['spread_uid'])]),
  );
  const above = await aboveOf(moving, [...ids.values()]);
  // Links of those that come now are as they will be.
  for (const { key } of named) above.delete(ids.get(key) ?? 0);
  return keep(moving, records, (record) => {
    const { key, row } = record;
    const to = idOf(row['spread_uid']);
    if (to === undefined) return '没有上级';
    const [id, spreadUid] = [ids.get(key), ids.get(to)];
    if (spreadUid === undefined) return '上级分销员不存在';
    if (id === undefined) return '用户不存在';
    if (closesCircle(above, id, spreadUid)) return '推广关系成环，已断开';
    above.set(id, spreadUid);
    return { id, spreadUid, spreadTime: momentOf(row['spread_time']) ?? timesOf(record, moving).createTime };
  });
}

const hashOfLink = (spreadUid: number | null | undefined): string => hashText(String(spreadUid ?? ''));

/** Links that nobody has changed here. */
async function unchangedHere({ tx, table }: Moving, known: readonly Known[]): Promise<Known[]> {
  const rows = await tx
    .select({ id: customer.id, spreadUid: customer.spreadUid })
    .from(customer)
    .where(inArray(customer.id, [0, ...known.map(({ id }) => id)]));
  const standing = new Map(rows.map(({ id, spreadUid }) => [id, spreadUid]));
  return known.filter(({ key, id, ourHash, row }) => {
    const ours = standing.get(id);
    if (hashOfLink(ours) === ourHash) return true;
    countConflict(table, {
      key,
      values: [{ column: 'spread_uid', theirs: textOf(row['spread_uid']), ours: String(ours ?? '') }],
    });
    return false;
  });
}

async function put(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const kept = await linksOf(moving, records);
  await updateRows(
    moving.tx,
    customer,
    kept.map(({ row }) => row),
  );
  return kept.map(({ record: { key }, row: { id, spreadUid } }) => ({ key, id, ourHash: hashOfLink(spreadUid) }));
}

/** Links between those who brought somebody and whom they brought; where a chain comes back to itself, its last link is left out. */
export const referrers: MovedNoun = {
  noun: 'referrer',
  label: '推广关系',
  source: 'eb_user',
  key: 'uid',
  columns: ['uid', 'spread_uid', 'spread_time', 'create_time'],
  bring: put,
  async renew(moving, known) {
    const free = await unchangedHere(moving, known);
    const parted = free.filter(({ row }) => idOf(row['spread_uid']) === undefined);
    await updateRows(
      moving.tx,
      customer,
      parted.map(({ id }) => ({ id, spreadUid: null, spreadTime: null })),
    );
    const linked = await put(
      moving,
      free.filter(({ row }) => idOf(row['spread_uid']) !== undefined),
    );
    return [...linked, ...parted.map(({ key, id }) => ({ key, id, ourHash: hashOfLink(null) }))];
  },
};
