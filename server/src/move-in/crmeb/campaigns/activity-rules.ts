import { DAY, HOUR } from '#contract/durations.ts';
import type { activity } from '#server/marketing/index.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { type Moving, type Theirs, fit } from '../../engine/moving.ts';
import { pictureOf, withPictures } from '../values/pictures.ts';
import { flagOf, intOf, jsonOf, momentOf, textOf, textsOf, timesOf } from '../values/values.ts';

type Activity = typeof activity.$inferInsert;

export interface ActivityAround {
  goods: ReadonlyMap<string, number>;
  temps: ReadonlyMap<string, number>;
  slotIds: ReadonlyMap<string, number>;
  /** Freight template of activities whose own is gone. */
  temp: number;
  /** Titles of flash sales that stand. */
  titles: Set<string>;
}

/** Columns that one kind of activity has of its own, or the reason why it does not come. */
export type Own = (record: Theirs, around: ActivityAround) => Partial<Activity> | string;

/** Last day of a flash sale, as its midnight there, and as the midnight after it here. */
const afterLastDay = (value: string | null | undefined): Date => new Date((momentOf(value)?.getTime() ?? 0) + DAY);

export const flashSale: Own = ({ row }, { slotIds }) => {
  const timeId = slotIds.get(textOf(row['time_id']));
  if (timeId === undefined) return '秒杀时段不存在';
  const startTime = momentOf(row['start_time']) ?? new Date(0);
  return { timeId, startTime, stopTime: afterLastDay(row['stop_time']), status: flagOf(row['status']) };
};

export const bargain: Own = ({ row }) => ({
  storeName: textOf(row['store_name']),
  startTime: momentOf(row['start_time']) ?? new Date(0),
  stopTime: momentOf(row['stop_time']) ?? new Date(0),
  peopleNum: Math.max(1, intOf(row['people_num'])),
  bargainNum: Math.max(1, intOf(row['bargain_num'])),
  status: flagOf(row['status']),
});

/** Number of people that may be invented, of the percentage of real ones that a team needs there. */
const inventedOf = (people: number, percent: number): number =>
  Math.max(0, people - Math.max(1, Math.ceil((people * Math.min(100, percent)) / 100)));

export const groupBuy: Own = ({ row }) => {
  const people = Math.max(2, intOf(row['people']));
  const num = Math.max(1, intOf(row['num']));
  return {
    startTime: momentOf(row['start_time']) ?? new Date(0),
    stopTime: momentOf(row['stop_time']) ?? new Date(0),
    people,
    effectiveTime: Math.max(1, intOf(row['effective_time'])),
    onceNum: Math.min(num, Math.max(1, intOf(row['once_num']))),
    virtualRation: inventedOf(people, intOf(row['virtual_ration'])),
    status: flagOf(row['is_show']),
  };
};

interface OfKind {
  kind: number;
  own: Own;
}

/** Rows that belong to an activity of this kind: products and other kinds have some under the same numbers. */
export const ofKind = (rows: readonly TheirRow[] = [], kind: number): TheirRow[] =>
  rows.filter(({ type }) => intOf(type) === kind);

/** Row of an activity, or the reason why there is none. */
export function activityOf(
  moving: Moving,
  record: Theirs,
  { kind, own: ownOf }: OfKind,
  around: ActivityAround,
): Activity | string {
  const { row, beside } = record;
  const productId = around.goods.get(textOf(row['product_id']));
  if (productId === undefined) return '商品不存在';
  const own = ownOf(record, around);
  if (typeof own === 'string') return own;
  const startTime = own.startTime ?? new Date(0);
  const stopTime = own.stopTime && own.stopTime > startTime ? own.stopTime : new Date(startTime.getTime() + HOUR);
  const [text] = ofKind(beside['texts'], kind);
  return {
    kind,
    productId,
    image: pictureOf(moving.terms, row['image']),
    images: textsOf(jsonOf(row['images'])).map((path) => pictureOf(moving.terms, path)),
    title: fit(moving, record, 'title', 255),
    info: fit(moving, record, 'info', 255),
    unitName: textOf(row['unit_name']),
    content: withPictures(moving.terms, text?.['description'] ?? row['description'] ?? row['rule']),
    num: Math.max(1, intOf(row['num'])),
    tempId: around.temps.get(textOf(row['temp_id'])) ?? around.temp,
    specType: flagOf(row['spec_type']),
    giveIntegral: intOf(row['give_integral']),
    sort: intOf(row['sort']),
    status: false,
    isDel: flagOf(row['is_del']),
    ...timesOf(record, moving),
    ...own,
    startTime,
    stopTime,
  };
}
