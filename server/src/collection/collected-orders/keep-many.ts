import type { Answer } from '#contract/call.ts';
import type { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { collectedStates } from '#contract/collection/collected-order-record.ts';
import type { ConnectorDetail } from '#server/platform/connector.ts';
import type { Write } from '#server/platform/write/write.ts';
import { collectedAmong, knownMatches, upsertCollected } from './queries.ts';
import { rowOf } from './rules.ts';

type ManyAnswer = Answer<typeof collectedOrderCalls.collectMany>;

const stays = ({ state, orderNo }: { state: number; orderNo: string }): string =>
  state === collectedStates.placed ? `已生成订单 ${orderNo}，不再更新` : '已忽略，不再更新';

/** Keeps the orders that came, each once; a number that failed says why. */
export async function keepMany(write: Write, details: readonly ConnectorDetail[]): Promise<ManyAnswer> {
  const { tx, now } = write;
  const orders = details.flatMap((detail) => ('order' in detail ? [detail.order] : []));
  const known = await knownMatches(
    tx,
    orders.flatMap(({ items }) => items.map(({ sku }) => sku)),
  );
  const kept = await upsertCollected(
    tx,
    orders.map((order) => rowOf(order, known)),
    now,
  );
  const left = orders.map(({ number }) => number).filter((number) => !kept.has(number));
  const standing = new Map(left.length > 0 ? (await collectedAmong(tx, left)).map((row) => [row.externalNo, row]) : []);
  const list = details.map((detail) => {
    const { number: externalNo } = detail;
    if ('message' in detail) return { externalNo, id: null, message: detail.message };
    const before = standing.get(externalNo);
    return { externalNo, id: kept.get(externalNo) ?? before?.id ?? null, message: before ? stays(before) : null };
  });
  const success = list.filter(({ id }) => id !== null).length;
  return { success, fail: list.length - success, list };
}
