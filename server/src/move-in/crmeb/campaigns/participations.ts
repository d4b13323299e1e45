import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { participationStates } from '#contract/marketing/participations.ts';
import { activity, help, participation } from '#server/marketing/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { columnOf, namedIds } from '../../engine/named-ids.ts';
import { type Brought, idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { fenOf, flagOf, intOf, momentOf, textOf, timesOf, within } from '../values/values.ts';
import { skusOfActivities } from './activity-skus.ts';
import { cutsOf } from './participation-rules.ts';

type Participation = typeof participation.$inferInsert & { id: number };

interface ParticipationAround {
  uids: ReadonlyMap<string, number>;
  bargains: ReadonlyMap<string, number>;
  skus: ReadonlyMap<number, readonly number[]>;
  /** Number of people that each bargain takes. */
  people: ReadonlyMap<number, number>;
  /** Bargains that run, by bargain and customer. */
  running: Set<string>;
}

async function runningThere(moving: Moving, uids: readonly number[]): Promise<Set<string>> {
  const rows = await moving.tx
    .select({ uid: participation.uid, bargainId: participation.bargainId })
    .from(participation)
    .where(
      and(
        eq(participation.status, participationStates.running),
        inArray(participation.uid, [0, ...uids]),
        notInArray(participation.id, idsAgain(moving)),
      ),
    );
  return new Set(rows.map(({ uid, bargainId }) => `${bargainId} ${uid}`));
}

async function aroundOf(moving: Moving, records: readonly Theirs[]): Promise<ParticipationAround> {
  const { tx } = moving;
  const helpers = records.flatMap(({ beside }) => (beside['helps'] ?? []).map((row) => ({ row })));
  const uids = await idsOf(tx, 'customer', [...columnOf(records, 'uid'), ...columnOf(helpers, 'uid')]);
  const bargains = await namedIds(moving, 'bargain', records, 'bargain_id');
  const terms = await tx
    .select({ id: activity.id, peopleNum: activity.peopleNum })
    .from(activity)
    .where(inArray(activity.id, [0, ...bargains.values()]));
  return {
    uids,
    bargains,
    skus: await skusOfActivities(moving, [...bargains.values()]),
    people: new Map(terms.map(({ id, peopleNum }) => [id, peopleNum ?? 1])),
    running: await runningThere(moving, [...uids.values()]),
  };
}

/** A customer has one of the same bargain under way: a second one is over. */
function statusOf(running: Set<string>, theirs: number, place: string): number {
  if (theirs !== participationStates.running) return within(1, theirs, 3);
  if (running.has(place)) return participationStates.failed;
  running.add(place);
  return theirs;
}

function participationOf(record: Theirs, { uids, bargains, skus, people, running }: ParticipationAround, moving: Moving) {
  const { key, row, beside } = record;
  if (flagOf(row['is_del'])) return '已删除';
  const uid = uids.get(textOf(row['uid']));
  const bargainId = bargains.get(textOf(row['bargain_id']));
  const [skuId, ...others] = skus.get(bargainId ?? 0) ?? [];
  if (uid === undefined || bargainId === undefined || skuId === undefined) return '用户、砍价活动或规格不存在';
  if (others.length > 0) say(moving, 'altered', '旧店不记规格，按第一个规格搬来', key);
  const bargainPriceMin = fenOf(row['bargain_price_min']);
  const bargainPrice = Math.max(bargainPriceMin, fenOf(row['bargain_price']));
  const peopleNum = people.get(bargainId) ?? 1;
  const status = statusOf(running, intOf(row['status']), `${bargainId} ${uid}`);
  const theirs = { status, price: fenOf(row['price']), helps: beside['helps']?.length ?? 0 };
  const cuts = cutsOf(moving, key, theirs, { peopleNum, whole: bargainPrice - bargainPriceMin });
  const times = timesOf(record, moving);
  return { id: Number(key), uid, bargainId, skuId, bargainPriceMin, bargainPrice, peopleNum, ...cuts, ...times };
}

/** Cuts of friends, one of each, which are not there yet. */
async function bringHelps({ tx, now }: Moving, brought: readonly Brought<Participation>[], { uids }: ParticipationAround) {
  const rows = brought.flatMap(({ id: bargainUserId, record: { beside }, row: { bargainId } }) => {
    const once = new Map((beside['helps'] ?? []).map((each) => [textOf(each['uid']), each]));
    return [...once].flatMap(([who, each]) => {
      const uid = uids.get(who);
      const price = fenOf(each['price']);
      if (uid === undefined || price === 0) return [];
      return [{ uid, bargainId, bargainUserId, price, createTime: momentOf(each['add_time']) ?? now }];
    });
  });
  const there = await tx
    .select({ uid: help.uid, of: help.bargainUserId })
    .from(help)
    .where(inArray(help.bargainUserId, [0, ...brought.map(({ id }) => id)]));
  const known = new Set(there.map(({ uid, of }) => `${of} ${uid}`));
  await insertRows(
    tx,
    help,
    rows.filter(({ uid, bargainUserId }) => !known.has(`${bargainUserId} ${uid}`)),
  );
}

export const participations = recordNoun({
  noun: 'participation',
  label: '用户的砍价',
  source: 'eb_store_bargain_user',
  key: 'id',
  beside: [{ name: 'helps', table: 'eb_store_bargain_user_help', column: 'bargain_user_id', isMain: true }],
  table: participation,
  around: aroundOf,
  row: participationOf,
  parts: bringHelps,
  partsAgain: bringHelps,
});
