import { randomInt } from 'node:crypto';
import { type CaseKind, caseKinds } from '#contract/orders/return-case-enums.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord, CaseRecord } from '#server/orders/index.ts';
import { insertCase } from '../return-cases/insert-case.ts';
import { logCase } from '../return-cases/log-case.ts';
import { skusOfProducts } from '../return-cases/queries.ts';
import { type ChosenGoods, checkExchanged } from '../return-cases/rules.ts';

interface CaseDraft {
  kind: CaseKind;
  reason: string;
  explain?: string | undefined;
  pictures?: readonly string[] | undefined;
  requestKey: string;
  returnTo: string;
}

const newCaseNo = (now: Date): string => `TH${now.getTime()}${String(randomInt(100_000)).padStart(5, '0')}`;

async function checkWares(db: Db, goods: readonly ChosenGoods[]): Promise<void> {
  const wares = await skusOfProducts(
    db,
    goods.map(({ line }) => line.productId),
  );
  for (const one of goods) checkExchanged(one, wares);
}

/** Opens a case. The caller holds the order and has seen that the buyer has the goods. */
export async function beginCase(
  write: Write,
  of: OrderRecord,
  terms: CaseDraft,
  goods: readonly ChosenGoods[],
): Promise<CaseRecord> {
  const { tx, actor, now } = write;
  const { explain = '', pictures = [] } = terms;
  if (terms.kind === caseKinds.exchange) await checkWares(tx, goods);
  const addresses = await addressesOf(tx);
  const { id: orderId, orderNo, realName, userPhone } = of;
  const facts = { ...terms, orderId, orderNo, realName, userPhone, explain, caseNo: newCaseNo(now) };
  const begun = await insertCase(
    write,
    { ...facts, pictures: pictures.map(addresses.keep) },
    goods.map(({ line: { lineId }, skuId, quantity, outSkuId }) => ({ lineId, skuId, quantity, outSkuId })),
  );
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const verb = actor.kind === 'storefront' ? '用户申请' : '发起';
  await logCase(write, begun, `${verb}${caseKinds.labels[terms.kind]}，共 ${pieces} 件`, terms.reason);
  return begun;
}
