import { pointSettings } from '#contract/customers/settings.ts';
import type { Fen } from '#contract/fen.ts';
import { lineShares } from '#contract/orders/lines/line-shares.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { type OrderRecord, linesOf } from './queries.ts';
import { gainOf } from './rules.ts';
import { orderLine } from './tables.ts';

/** Allocates another price to the lines of an order, and answers the points that it earns at that price. The caller changes the order itself. */
export async function repriceLines(
  { tx }: Pick<Write, 'tx'>,
  { id: orderId, payPostage }: Pick<OrderRecord, 'id' | 'payPostage'>,
  payPrice: Fen,
): Promise<number> {
  const lines = (await linesOf(tx, [orderId])).get(orderId) ?? [];
  const shares = lineShares({ payPrice, payPostage }, lines);
  const rows = shares.map(({ id, paidPrice, paidPostage }) => ({ id, paidPrice, paidPostage }));
  await updateRows(tx, orderLine, rows);
  const forYuan = await settingOf(tx, pointSettings.order_give_integral);
  const goods = lines.map(({ giveIntegral, payNum }) => ({ giveIntegral, quantity: payNum }));
  return gainOf(goods, payPrice, forYuan);
}
