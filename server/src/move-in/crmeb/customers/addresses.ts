import { sql } from 'drizzle-orm';
import { customerAddress } from '#server/delivery/index.ts';
import { type Moving, type Theirs, fit, say } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { type Regions, readRegions } from '../delivery/regions.ts';
import { flagOf, textOf, timesOf } from '../values/values.ts';

async function withDefaultAddress(moving: Moving, uids: readonly number[]): Promise<Set<number>> {
  const { rows } = await moving.tx.execute<{ uid: number }>(
    sql`select uid from customer_address where is_default and uid = any(${sql.param(uids)}::int[])
      and id <> all(${sql.param(idsAgain(moving))}::int[])`,
  );
  return new Set(rows.map(({ uid }) => uid));
}

/** Region of an address: its district, or the city where the district has another name here; 0 where neither is there. */
function regionOf(moving: Moving, { key, row }: Theirs, regions: Regions): number {
  const place = ['province', 'city', 'district'].map((part) => textOf(row[part]));
  const found = regions.find(place);
  if (found !== undefined) return found;
  const ofCity = regions.find(place.slice(0, 2));
  say(moving, 'altered', ofCity === undefined ? '地区在新店找不到，只保留了文字' : '区县在新店找不到，按城市搬来', key);
  return ofCity ?? 0;
}

async function aroundOf(moving: Moving, records: readonly Theirs[]) {
  const uids = await namedIds(moving, 'customer', records, 'uid');
  return { uids, regions: await readRegions(moving), withDefault: await withDefaultAddress(moving, [...uids.values()]) };
}

export const addresses = recordNoun({
  noun: 'address',
  label: '收货地址',
  source: 'eb_user_address',
  key: 'id',
  table: customerAddress,
  around: aroundOf,
  row(record, { uids, regions, withDefault }, moving) {
    const { key, row } = record;
    const uid = uids.get(textOf(row['uid']));
    if (flagOf(row['is_del'])) return '已删除的地址';
    if (uid === undefined) return '用户不存在';
    const isDefault = flagOf(row['is_default']) && !withDefault.has(uid);
    if (isDefault) withDefault.add(uid);
    return {
      id: Number(key),
      uid,
      name: textOf(row['real_name']),
      phone: textOf(row['phone']),
      province: fit(moving, record, 'province', 32),
      city: fit(moving, record, 'city', 32),
      district: fit(moving, record, 'district', 32),
      detail: fit(moving, record, 'detail', 128),
      cityId: regionOf(moving, record, regions),
      isDefault,
      ...timesOf(record, moving),
    };
  },
});
