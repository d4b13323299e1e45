import { and } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Clash, type clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import type { Page } from '#contract/wire.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { remembered } from '#server/platform/database/sharing/remembered.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { activity } from '../activities/tables.ts';
import { MOST, allowancesOf, freeCoupons, isOn, isSuspect, offersWhere, runningSlots, salesAhead } from './queries.ts';
import { type FoundClash, clashesAmong, freeOrdersOf, gapsOf, placeOf, withReasons } from './rules.ts';

interface Suspected {
  clashes: FoundClash[];
  isMore: boolean;
}
const suspected = remembered<Suspected>(1);

/** Clashes of activities among those that are on. Of more than `MOST` suspects they are up to a minute old. */
async function clashesAmongAll(db: Db, now: Date): Promise<Suspected> {
  const known = suspected(db).get('');
  if (known) return known;
  const offers = await offersWhere(db, and(isOn(now), isSuspect(now)));
  const suspects = offers.slice(0, MOST);
  const found = { clashes: clashesAmong(suspects), isMore: offers.length > MOST };
  if (found.isMore) suspected(db).set('', found);
  return found;
}

/** The rows of a page as they are now: those of activities are decided again, and left out where they clash no more. */
async function checkedAgain(db: Db, rows: readonly FoundClash[], now: Date): Promise<FoundClash[]> {
  const ids = rows.flatMap(({ activity: one, other }) => [one, other].flatMap((party) => (party ? [party.id] : [])));
  const offers = await offersWhere(db, and(isOn(now), among(activity.id, ids)));
  if (offers.length > MOST) return [...rows];
  const fresh = new Map(clashesAmong(offers).map((clash) => [placeOf(clash), clash]));
  return rows.flatMap((row) => (row.activity === null ? row : (fresh.get(placeOf(row)) ?? [])));
}

/** Clashes of everything that is on and not over, in as many queries for one as for a thousand. */
export async function listClashes(
  db: Db,
  { kind, allowed, ...paging }: Input<typeof clashCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Clash>> {
  const [ofActivities, coupons, slots, sales] = await Promise.all([
    clashesAmongAll(db, now),
    freeCoupons(db, now),
    runningSlots(db),
    salesAhead(db, now),
  ]);
  const ofKind = Map.groupBy(ofActivities.clashes, (clash) => clash.kind);
  const clashes = [
    ...(ofKind.get(clashKinds.belowCost) ?? []),
    ...freeOrdersOf(coupons.slice(0, MOST)),
    ...(ofKind.get(clashKinds.abovePrice) ?? []),
    ...(ofKind.get(clashKinds.sameTime) ?? []),
    ...gapsOf(slots, sales, now),
  ];
  const allowances = await allowancesOf(db, clashes);
  const wanted = withReasons(clashes, allowances).filter(
    (clash) => (kind === undefined || clash.kind === kind) && (allowed === undefined || (clash.reason !== null) === allowed),
  );
  const from = offsetOf(paging);
  const shown = withReasons(await checkedAgain(db, wanted.slice(from, from + paging.limit), now), allowances);
  const rows = shown.map((clash, nth) => ({ ...clash, place: from + nth + 1 }));
  return toPage(paging, wanted.length, rows, ofActivities.isMore || coupons.length > MOST);
}
