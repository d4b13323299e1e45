import { randomInt } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import type { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeSettings } from '#contract/finance/settings.ts';
import { findOrCreateCustomer } from '#server/customers/index.ts';
import { keyNameOf, keyOfRequest } from '#server/platform/actor.ts';
import { claimKey } from '#server/platform/write/claim.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { toOpenRecharge } from './presenter.ts';
import { lockByNo, packagesOf, recharges } from './queries.ts';
import { giftOf } from './rules.ts';

type RechargeDraft = Input<typeof openRechargeCalls.create>;

const tail = () => String(randomInt(100_000)).padStart(5, '0');
const newOrderNo = (now: Date): string => `recharge${tail()}${now.getTime()}${tail()}`;

/** Creates a customer's recharge: nothing moves until the money has come. Idempotent by its key. */
export async function createRecharge(write: Write, { idempotencyKey, ...draft }: RechargeDraft) {
  const { tx, actor, now } = write;
  const orderNo = newOrderNo(now);
  const requestKey = keyOfRequest(actor, 'recharge', idempotencyKey);
  const claim = await claimKey(write, requestKey, draft, { orderNo });
  if (!claim.first) {
    if (!claim.same) throw rechargeRefusals.KEY_REUSED();
    return toOpenRecharge(await lockByNo(tx, String(Object(claim.answer).orderNo)));
  }
  const { recharge_switch: isOpen, store_user_min_recharge: least } = await settingsFor(write, rechargeSettings);
  if (!isOpen) throw rechargeRefusals.OFF();
  const { account, price, rechargeType } = draft;
  const givePrice = giftOf(price, { packages: await packagesOf(tx), least });
  const uid = await findOrCreateCustomer(write, { account });
  const id = await recharges.insert(write, {
    uid,
    orderNo,
    requestKey,
    price,
    givePrice,
    rechargeType,
    viaKey: keyNameOf(actor),
  });
  return toOpenRecharge(await recharges.get(tx, id));
}
