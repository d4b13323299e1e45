import type { Fen } from '#contract/fen.ts';
import { type OwnBargain, participationStates } from '#contract/marketing/participations.ts';
import { type BuyerDraft, findOrCreateCustomer } from '#server/customers/index.ts';
import { callWebhooks, notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockBuyerOfActivity } from '../activities/lock-buyer-of-activity.ts';
import { findOffer, getOwnBargain, helpsOf, participations } from './queries.ts';
import { checkHelp, checkOffer, cutOf } from './rules.ts';
import { help } from './tables.ts';

type Cut = OwnBargain & { cut: Fen };

/** Cuts a bargain, by anybody: cuts of one bargain wait for each other, and the last one ends at the floor. */
export async function helpBargain(write: Write, { id, ...buyer }: { id: number } & BuyerDraft): Promise<Cut> {
  const { tx, now } = write;
  const { bargainId } = await participations.get(tx, id);
  const uid = await findOrCreateCustomer(write, buyer);
  await lockBuyerOfActivity(tx, bargainId, uid);
  const found = await participations.lock(tx, id);
  const { activity } = checkOffer(await findOffer(tx, bargainId), now);
  checkHelp(found, activity, { uid, ...(await helpsOf(tx, found, uid)) });
  const { bargainPrice, bargainPriceMin, price, peopleNum, helps } = found;
  const cuts = peopleNum - helps;
  const cut = cutOf({ left: bargainPrice - bargainPriceMin - price, cuts }, Math.random());
  await tx.insert(help).values({ uid, bargainId, bargainUserId: id, price: cut, createTime: now });
  const isLast = cuts === 1;
  await participations.set(write, id, {
    price: price + cut,
    helps: helps + 1,
    ...(isLast && { status: participationStates.succeeded }),
  });
  if (isLast) {
    await notify(write, 'bargainingSuccess', String(id));
    await callWebhooks(write, 'bargain.succeeded', String(id));
  }
  return { ...(await getOwnBargain(tx, id)), cut };
}
