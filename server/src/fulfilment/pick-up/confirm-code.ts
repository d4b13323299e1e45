import type { Answer, Input } from '#contract/call.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { UNUSED, type pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { payTypes } from '#contract/orders/enums.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type OrderRecord, toOrderInfo, linesOf, linesWithRefunds, infoWithoutAmounts, seenBy } from '#server/orders/index.ts';
import { findByCode } from './queries.ts';
import { checkVerifiable } from './rules.ts';

/** The counter is told the order and its goods only; nobody has written about them yet. */
const NOBODY = { buyer: null, point: null, promoter: null, viaKey: null, reviewed: new Set<number>() };
const FROM_BALANCE = 3;
const IN_BROWSER = 2;
type Answered = Answer<typeof pickUpCalls.confirmCode>;

type ActivityOrder = Pick<OrderRecord, 'activityKind' | 'activityId' | 'teamId'>;

/** The wire has a column for each kind of activity. */
function activityOf({ activityKind, activityId, teamId }: ActivityOrder) {
  const idFor = (kind: number) => (activityKind === kind ? (activityId ?? 0) : 0);
  return {
    seckillId: idFor(activityKinds.flashSale),
    bargainId: idFor(activityKinds.bargain),
    combinationId: idFor(activityKinds.groupBuy),
    pinkId: teamId ?? 0,
  };
}

/** Order of a code, before the goods are handed out. */
export async function confirmCode(
  db: Db,
  { vCode }: Input<typeof pickUpCalls.confirmCode>,
  { actor }: CallContext,
): Promise<Answered> {
  const found = await findByCode(db, actor, vCode);
  checkVerifiable(found);
  const [sold, pictures] = await Promise.all([linesOf(db, [found.id]), addressesOf(db)]);
  const lines = await linesWithRefunds(db, [found], sold);
  const info = seenBy(actor, toOrderInfo(found, lines.get(found.id) ?? [], NOBODY, pictures), infoWithoutAmounts);
  return {
    ...info,
    ...UNUSED,
    ...activityOf(found),
    totalPostage: info.payPostage === null ? null : found.totalPostage,
    gainIntegral: found.gainIntegral,
    couponId: found.couponId ?? 0,
    isChannel: found.payType === payTypes.yue ? FROM_BALANCE : IN_BROWSER,
    merId: found.merId,
    storeId: found.storeId ?? 0,
    clerkId: found.clerkId ?? 0,
    isSystemDel: found.isSystemDel,
    storeOrderInfoVos: info.orderInfo,
  };
}
