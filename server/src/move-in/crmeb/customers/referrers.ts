import { customer } from '#server/customers/index.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { MovedNoun } from '../../engine/moving.ts';
import { keep } from '../../engine/record-noun.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { idOf, momentOf, textOf, timesOf } from '../values/values.ts';

/** Tells a link that would bring the chain back to where it begins. */
function closesCircle(above: ReadonlyMap<string, string>, key: string, to: string): boolean {
  for (let step: string | undefined = to; step !== undefined; step = above.get(step)) if (step === key) return true;
  return false;
}

/** Links between those who brought somebody and whom they brought; where a chain comes back to itself, its last link is left out. */
export const referrers: MovedNoun = {
  noun: 'referrer',
  label: '推广关系',
  source: 'eb_user',
  key: 'uid',
  columns: ['uid', 'spread_uid', 'spread_time', 'create_time'],
  isWhole: true,
  async bring(moving, records) {
    const { tx } = moving;
    const named = records.filter(({ row }) => idOf(row['spread_uid']) !== undefined);
    const ids = await idsOf(
      tx,
      'customer',
      named.flatMap(({ key, row }) => [key, textOf(row['spread_uid'])]),
    );
    const above = new Map<string, string>();
    const kept = keep(moving, records, (record) => {
      const { key, row } = record;
      const to = idOf(row['spread_uid']);
      if (to === undefined) return '没有上级';
      const [id, spreadUid] = [ids.get(key), ids.get(to)];
      if (spreadUid === undefined) return '上级分销员不存在';
      if (id === undefined) return '用户不存在';
      if (closesCircle(above, key, to)) return '推广关系成环，已断开';
      above.set(key, to);
      return { id, spreadUid, spreadTime: momentOf(row['spread_time']) ?? timesOf(record, moving).createTime };
    });
    await updateRows(
      tx,
      customer,
      kept.map(({ row }) => row),
    );
    return kept.map(({ record: { key }, row: { id } }) => ({ key, id }));
  },
};
