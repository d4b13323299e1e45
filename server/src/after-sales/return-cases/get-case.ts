import type { Input } from '#contract/call.ts';
import type { CaseInfo, ReturnableGoods } from '#contract/after-sales/return-case-record.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type OrderRecord, type CaseRecord, getOrder, lineStandings, linesSeen, refundsSeen } from '#server/orders/index.ts';
import { casesWithOutcome } from './case-lines.ts';
import { cutToSeller } from './case-part.ts';
import { casesOf } from './list-cases.ts';
import { presentInfo } from './presenter.ts';
import { casesSeen, returnableLines, skusOfProducts, amountUnderWay } from './queries.ts';
import { type LineOf, type Ware, holdingsOf, isReturnable, isSamePrice } from './rules.ts';

/** Cases of one order with all that is around them. */
async function infosOf(db: Db, of: OrderRecord, rows: readonly CaseRecord[], actor: Actor): Promise<CaseInfo[]> {
  if (rows.length === 0) return [];
  const [cases, standings, underWay, pictures] = await Promise.all([
    casesWithOutcome(db, rows),
    lineStandings(db, of.id),
    amountUnderWay(db, of.id),
    addressesOf(db),
  ]);
  const lines = linesSeen(standings, actor);
  const around = { of, standings: lines, isPart: lines.length < standings.length, underWay };
  const refunds = cases.flatMap(({ refund }) => refund ?? []);
  const paid = refunds.length > 0 ? await refundsSeen(db, refunds, actor) : [];
  return cutToSeller(cases, actor).map(({ refund, parcel, ...one }) =>
    presentInfo(one, { ...around, refund: refund && paid.find(({ id }) => id === refund.id), parcel }, actor, pictures),
  );
}

export async function getCase(db: Db, { id }: { id: number }, { actor }: CallContext): Promise<CaseInfo> {
  const found = await casesSeen(actor).get(db, id);
  const of = await getOrder(db, found.orderNo, actor);
  const [info] = await infosOf(db, of, [found], actor);
  if (!info) throw new Error('a case that was found is gone');
  return info;
}

export async function casesOfOrder(
  db: Db,
  { orderNo }: Input<typeof returnCaseCalls.ofOrder>,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<CaseInfo[]> {
  const of = await getOrder(db, orderNo, actor);
  return infosOf(db, of, await casesOf(db, of.id, actor), actor);
}

const othersFor = <W extends Ware>(line: LineOf, skuId: number, wares: readonly W[]): W[] => {
  const has = wares.find(({ id }) => id === skuId);
  return wares.filter((out) => out.productId === line.productId && !out.isDel && isSamePrice(line, has, out));
};

/** Goods of an order that may come back, by the SKU that the buyer has. */
export async function returnableGoods(
  db: Db,
  { orderNo }: { orderNo: string },
  { actor }: Pick<CallContext, 'actor'>,
): Promise<ReturnableGoods[]> {
  const of = await getOrder(db, orderNo, actor);
  if (!isReturnable(of)) return [];
  const [choice, pictures] = await Promise.all([returnableLines(db, of), addressesOf(db)]);
  const wares = await skusOfProducts(
    db,
    choice.lines.map(({ productId }) => productId),
  );
  return linesSeen(choice.lines, actor).flatMap((line) =>
    [...holdingsOf(of.state, line, choice.cases)]
      .filter(([, left]) => left > 0)
      .map(([skuId, left]) => ({
        lineId: line.lineId,
        skuId,
        left,
        productName: line.productName,
        sku: skuId === line.skuId ? line.sku : (wares.find(({ id }) => id === skuId)?.suk ?? ''),
        image: pictures.show(line.image),
        price: actor.kind === 'storefront' || holds(actor, seeAmounts) ? line.price : null,
        others: othersFor(line, skuId, wares).map(({ id, suk, stock }) => ({ skuId: id, sku: suk, stock })),
      })),
  );
}
