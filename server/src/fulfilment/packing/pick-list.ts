import type { Answer, Input } from '#contract/call.ts';
import type { packingCalls } from '#contract/fulfilment/packing.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { linesToPack, ordersToPack } from './queries.ts';
import { summedBySku, toPack, whyNotPicked } from './rules.ts';

type PickListCall = typeof packingCalls.pickList;

/** Goods to fetch for the chosen orders. An order that was sent or asked back since it was chosen is named with the reason. */
export async function pickList(db: Db, { ids }: Input<PickListCall>, { actor }: CallContext): Promise<Answer<PickListCall>> {
  const found = (await ordersToPack(db, ids, actor)).map((order) => ({ order, reason: whyNotPicked(order) }));
  const packed = found.filter(({ reason }) => reason === undefined).map(({ order }) => order);
  const byOrder = await linesToPack(db, packed, actor);
  const lines = summedBySku(packed.map(({ id, orderNo }) => ({ orderNo, lines: toPack(byOrder.get(id)) })));
  return {
    lines,
    orders: packed.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    left: found.flatMap(({ order: { orderNo }, reason }) => (reason === undefined ? [] : [{ orderNo, reason }])),
  };
}
