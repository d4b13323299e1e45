import { actorName } from '#server/platform/actor.ts';
import { caseStates } from '#contract/orders/return-case-enums.ts';
import type { Write } from '#server/platform/write/write.ts';
import { notifyOfCase } from './notify-of-case.ts';
import { showOnOrder } from './show-on-order.ts';
import { firstStates } from './states.ts';
import { type CaseLineRecord, type CaseRecord, returnCase, returnCaseLine } from '#server/orders/index.ts';

type CaseValues = Pick<
  CaseRecord,
  | 'caseNo'
  | 'orderId'
  | 'orderNo'
  | 'realName'
  | 'userPhone'
  | 'kind'
  | 'reason'
  | 'explain'
  | 'pictures'
  | 'returnTo'
  | 'requestKey'
>;
type CaseGoods = Pick<CaseLineRecord, 'lineId' | 'skuId' | 'quantity' | 'outSkuId'>;

/** Writes a case with its goods, in the first of its states. The caller holds the order. */
export async function insertCase(write: Write, facts: CaseValues, goods: readonly CaseGoods[]): Promise<CaseRecord> {
  const { tx, actor, now } = write;
  const state = actor.kind === 'storefront' ? firstStates.storefront : firstStates.admin;
  const opened = { opener: actorName(actor), openerKind: actor.kind, createTime: now, updateTime: now };
  const [made] = await tx
    .insert(returnCase)
    .values({ ...facts, ...opened, state })
    .returning();
  if (!made) throw new Error('an inserted case came back empty');
  await tx.insert(returnCaseLine).values(goods.map((one) => ({ ...one, caseId: made.id })));
  await showOnOrder(write, made.orderId);
  // A case that staff open is agreed to.
  if (state === caseStates.waiting) await notifyOfCase(write, made, 'agree');
  return made;
}
