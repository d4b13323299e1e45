import type { Input } from '#contract/call.ts';
import { type mergeCalls, mergeRefusals } from '#contract/merges/merges.ts';
import { takeOverCredit } from '#server/cashier/index.ts';
import { takeOverReviews } from '#server/catalogue/index.ts';
import { takeOverCoupons } from '#server/coupons/index.ts';
import {
  holdAccounts,
  isAbove,
  lockCustomers,
  lockDownline,
  takeOver,
  takeOverIdentities,
  takeOverSignIns,
  takeOverWaiting,
} from '#server/customers/index.ts';
import { takeOverAddresses } from '#server/delivery/index.ts';
import { takeOverDocuments } from '#server/finance/index.ts';
import { takeOverParticipations, takeOverPlaces } from '#server/marketing/index.ts';
import { takeOverLetters, takeOverRecords } from '#server/notifications/index.ts';
import { takeOverOrders } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bothOf } from './queries.ts';

/** Merges one account into another, whole or not at all. Nothing of it is undone, for money has moved. */
export async function mergeCustomers(write: Write, { fromUid, toUid, reason }: Input<typeof mergeCalls.merge>): Promise<null> {
  const pair = { fromUid, toUid };
  await holdAccounts(write.tx, fromUid);
  await bothOf(write.tx, pair);
  // Locks in the order of the timers that thaw: what waits before the customer it counts for.
  await takeOverWaiting(write, pair);
  await lockDownline(write.tx, fromUid);
  await lockCustomers(write.tx, [fromUid, toUid]);
  // Takes over what was promised until both were locked; nothing more is promised from here on.
  await takeOverWaiting(write, pair);
  const both = await bothOf(write.tx, pair);
  if (await isAbove(write.tx, both.from, both.to)) throw mergeRefusals.BELOW({ from: both.from.nickname, to: both.to.nickname });
  const parts = [
    takeOverOrders,
    takeOverCoupons,
    takeOverAddresses,
    takeOverDocuments,
    takeOverCredit,
    takeOverIdentities,
    takeOverSignIns,
    takeOverReviews,
    takeOverParticipations,
    takeOverPlaces,
    takeOverLetters,
    takeOverRecords,
  ];
  for (const takeOverPart of parts) await takeOverPart(write, pair);
  await takeOver(write, { ...both, reason: reason.trim() });
  return null;
}
