import type { Answer, Input } from '#contract/call.ts';
import type { pickUpCalls } from '#contract/orders/pick-up.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { toOrderInfo } from '../orders/presenter.ts';
import { linesOf } from '../orders/queries.ts';
import { infoWithoutAmounts, seenBy } from '../orders/without-amounts.ts';
import { findByCode } from './queries.ts';
import { checkVerifiable } from './rules.ts';

const NOBODY = { buyer: null, point: null, promoter: null };
type Answered = Answer<typeof pickUpCalls.confirmCode>;

/** Order of a code, before the goods are handed out. */
export async function confirmCode(db: Db, { vCode }: Input<typeof pickUpCalls.confirmCode>, { actor }: Asked): Promise<Answered> {
  const found = await findByCode(db, actor, vCode);
  checkVerifiable(found);
  const [lines, pictures] = await Promise.all([linesOf(db, [found.id]), addressesOf(db)]);
  const info = seenBy(actor, toOrderInfo(found, lines.get(found.id) ?? [], NOBODY, pictures), infoWithoutAmounts);
  return {
    ...info,
    totalPostage: info.payPostage,
    merId: found.merId,
    storeId: found.storeId ?? 0,
    isSystemDel: found.isSystemDel,
    unique: null,
    storeOrderInfoVos: info.orderInfo,
  };
}
