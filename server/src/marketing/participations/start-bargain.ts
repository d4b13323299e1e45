import type { OwnBargain } from '#contract/marketing/participations.ts';
import { participationStates } from '#contract/marketing/participations.ts';
import { type BuyerDraft, findOrCreateCustomer } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockBuyerOfActivity } from '../activities/lock-buyer-of-activity.ts';
import { findOffer, getOwnBargain, participations, startsOf } from './queries.ts';
import { checkOffer, checkStart } from './rules.ts';

/** A bargain of a customer, with start price, floor and number of cuts as they are now. */
export async function startBargain(write: Write, { id: bargainId, ...buyer }: { id: number } & BuyerDraft): Promise<OwnBargain> {
  const { tx, now } = write;
  const uid = await findOrCreateCustomer(write, buyer);
  await lockBuyerOfActivity(tx, bargainId, uid);
  const { activity, own } = checkOffer(await findOffer(tx, bargainId), now);
  checkStart(activity, await startsOf(tx, bargainId, uid));
  const started = await participations.insert(write, {
    uid,
    bargainId,
    skuId: own.skuId,
    bargainPrice: own.price,
    bargainPriceMin: own.minPrice ?? 0,
    peopleNum: activity.peopleNum ?? 0,
    status: participationStates.running,
  });
  return getOwnBargain(tx, started);
}
