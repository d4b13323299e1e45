import { asc, eq, inArray } from 'drizzle-orm';
import { activityKinds } from '#contract/marketing/activities.ts';
import { participationStates } from '#contract/marketing/participations.ts';
import { DAY, HOUR } from '#contract/durations.ts';
import { shippingTemplates } from '#server/delivery/index.ts';
import { activity, activitySku, help, participation, slot, team, teamMember } from '#server/marketing/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { TheirRow } from '../dump/columns.ts';
import { cutTo } from '../engine/cut-to.ts';
import { bringRows } from '../engine/bring-rows.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, fit, say } from '../engine/moving.ts';
import { idsOf } from '../moved-rows/queries.ts';
import { skusByName } from './catalogue.ts';
import { pictureOf, withPictures } from './pictures.ts';
import { fenOf, flagOf, idOf, intOf, jsonOf, momentOf, textOf, textsOf } from './values.ts';

const timesOf = ({ row }: Theirs, { now }: Moving) => {
  const createTime = momentOf(row['create_time']) ?? momentOf(row['add_time']) ?? now;
  return { createTime, updateTime: momentOf(row['update_time']) ?? createTime };
};

export const slots: MovedNoun = {
  noun: 'slot',
  label: '秒杀时段',
  source: 'eb_store_seckill_manger',
  key: 'id',
  async bring(moving, records) {
    const { tx } = moving;
    const there = await tx.select().from(slot).where(eq(slot.isDel, false));
    const hours = there.map(({ startTime, endTime }) => ({ startTime, endTime }));
    const kept = records.filter(({ key, row }) => {
      const isPeriod = intOf(row['start_time']) < intOf(row['end_time']) && intOf(row['end_time']) <= 24;
      if (!isPeriod) say(moving, 'leftOut', '时段的开始和结束不正确', key);
      return isPeriod;
    });
    const rows = kept.map((record) => {
      const { key, row } = record;
      const [startTime, endTime] = [intOf(row['start_time']), intOf(row['end_time'])];
      const clashes = hours.some((other) => other.startTime < endTime && startTime < other.endTime);
      const isDel = flagOf(row['is_del']) || clashes;
      if (clashes && !flagOf(row['is_del'])) say(moving, 'altered', '与别的时段重叠，按已删除搬来', key);
      if (!isDel) hours.push({ startTime, endTime });
      const slides = jsonOf(row['silder_imgs']);
      const silderImgs = (Array.isArray(slides) ? slides : []).flatMap((slide: { sattDir?: unknown }) =>
        typeof slide?.sattDir === 'string' ? [{ sattDir: pictureOf(moving.terms, slide.sattDir) }] : [],
      );
      return {
        id: Number(key),
        name: textOf(row['name']),
        startTime,
        endTime,
        silderImgs,
        sort: intOf(row['sort']),
        status: flagOf(row['status']),
        isDel,
        ...timesOf(record, moving),
      };
    });
    const ids = await bringRows(tx, slot, rows);
    return kept.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};

type Activity = typeof activity.$inferInsert;

/** Columns that one kind of activity has of its own, or the reason why it does not come. */
type Own = (moving: Moving, record: Theirs, around: ActivityAround) => Partial<Activity> | string;

interface ActivityAround {
  goods: ReadonlyMap<string, number>;
  temps: ReadonlyMap<string, number>;
  slotIds: ReadonlyMap<string, number>;
  temp: number;
}

/** Last day of a flash sale, as its midnight there, and as the midnight after it here. */
const afterLastDay = (value: string | null | undefined): Date => new Date((momentOf(value)?.getTime() ?? 0) + DAY);

const flashSale: Own = (_moving, { row }, { slotIds }) => {
  const timeId = slotIds.get(textOf(row['time_id']));
  if (timeId === undefined) return '秒杀时段不存在';
  const startTime = momentOf(row['start_time']) ?? new Date(0);
  return { timeId, startTime, stopTime: afterLastDay(row['stop_time']), status: flagOf(row['status']) };
};

const bargain: Own = (_moving, { row }) => ({
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

const groupBuy: Own = (_moving, { row }) => {
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

/** Rows that belong to an activity of this kind: products and other kinds have some under the same numbers. */
const ofKind = (rows: readonly TheirRow[] = [], kind: number): TheirRow[] => rows.filter(({ type }) => intOf(type) === kind);

function activityOf(
  moving: Moving,
  record: Theirs,
  kind: number,
  around: ActivityAround,
  own: Partial<Activity>,
): Activity & { id?: number } {
  const { row, beside } = record;
  const startTime = own.startTime ?? new Date(0);
  const stopTime = own.stopTime && own.stopTime > startTime ? own.stopTime : new Date(startTime.getTime() + HOUR);
  const [text] = ofKind(beside['texts'], kind);
  return {
    kind,
    productId: around.goods.get(textOf(row['product_id'])) ?? 0,
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

async function bringSkus(
  moving: Moving,
  { key, row, beside }: Theirs,
  kind: number,
  { id: activityId, productId }: { id: number; productId: number },
) {
  const { tx } = moving;
  const named = await skusByName(moving, [productId]);
  const theirs = ofKind(beside['skus'], kind);
  const once = new Set<number>();
  const rows = theirs.flatMap((each) => {
    const skuId = named.get(`${productId} ${textOf(each['suk'])}`);
    if (skuId === undefined || once.has(skuId)) {
      say(moving, 'altered', '有的规格在商品里找不到，没有带来', key);
      return [];
    }
    once.add(skuId);
    const minPrice = kind === activityKinds.bargain ? fenOf(row['min_price']) : null;
    const quota = Math.max(0, intOf(each['quota']));
    return [
      {
        activityId,
        skuId,
        price: fenOf(each['price']),
        minPrice,
        image: pictureOf(moving.terms, each['image']),
        quota,
        quotaShow: Math.max(0, intOf(each['quota_show'])),
        sales: Math.max(0, intOf(each['sales'])),
        isDel: flagOf(each['is_del']),
      },
    ];
  });
  await insertRows(tx, activitySku, rows);
  if (theirs.length === 0) say(moving, 'altered', '没有参加活动的规格', key);
}

const bringActivities =
  (kind: number, own: Own) =>
  async (moving: Moving, records: readonly Theirs[]): Promise<Came[]> => {
    const { tx } = moving;
    const [fallback] = await tx
      .select({ id: shippingTemplates.id })
      .from(shippingTemplates)
      .orderBy(asc(shippingTemplates.id))
      .limit(1);
    const around = {
      goods: await idsOf(
        tx,
        'product',
        records.map(({ row }) => textOf(row['product_id'])),
      ),
      temps: await idsOf(
        tx,
        'template',
        records.map(({ row }) => textOf(row['temp_id'])),
      ),
      slotIds: await idsOf(
        tx,
        'slot',
        records.map(({ row }) => textOf(row['time_id'])),
      ),
      temp: fallback?.id ?? 0,
    };
    const titles = new Set(
      (await tx.select({ title: activity.title, kind: activity.kind, isDel: activity.isDel }).from(activity)).flatMap((each) =>
        each.kind === kind && !each.isDel ? [each.title] : [],
      ),
    );
    const kept = records.flatMap((record) => {
      const terms = around.goods.has(textOf(record.row['product_id'])) ? own(moving, record, around) : '商品不存在';
      if (typeof terms !== 'string') return [{ record, row: activityOf(moving, record, kind, around, terms) }];
      say(moving, 'leftOut', terms, record.key);
      return [];
    });
    for (const { record, row } of kept) {
      if (kind !== activityKinds.flashSale || row.isDel) continue;
      if (titles.has(row.title)) row.title = `${cutTo(row.title, 240)} ${record.key}`;
      titles.add(row.title);
    }
    const ids = await insertRows(
      tx,
      activity,
      kept.map(({ row }) => row),
    );
    for (const [at, { record, row }] of kept.entries())
      await bringSkus(moving, record, kind, { id: ids[at] ?? 0, productId: row.productId });
    return kept.map(({ record: { key } }, at) => ({ key, id: ids[at] ?? 0 }));
  };

const besideActivity = (type: number) =>
  [
    { name: 'texts', table: 'eb_store_product_description', column: 'product_id', isMain: true, type },
    { name: 'attrs', table: 'eb_store_product_attr', column: 'product_id', isMain: true, type },
    { name: 'skus', table: 'eb_store_product_attr_value', column: 'product_id', isMain: true, type },
  ] as const;

export const activities: readonly MovedNoun[] = [
  {
    noun: 'flashSale',
    label: '秒杀',
    source: 'eb_store_seckill',
    key: 'id',
    beside: besideActivity(activityKinds.flashSale),
    bring: bringActivities(activityKinds.flashSale, flashSale),
  },
  {
    noun: 'bargain',
    label: '砍价',
    source: 'eb_store_bargain',
    key: 'id',
    beside: besideActivity(activityKinds.bargain),
    bring: bringActivities(activityKinds.bargain, bargain),
  },
  {
    noun: 'groupBuy',
    label: '拼团',
    source: 'eb_store_combination',
    key: 'id',
    beside: besideActivity(activityKinds.groupBuy),
    bring: bringActivities(activityKinds.groupBuy, groupBuy),
  },
];

/** Rows without a head above them are teams; each row is a member as well. */
export const teams: MovedNoun = {
  noun: 'team',
  label: '拼团的团',
  source: 'eb_store_pink',
  key: 'id',
  async bring(moving, records) {
    const { tx } = moving;
    const heads = records.filter(({ row }) => idOf(row['k_id']) === undefined);
    const ours = await idsOf(
      tx,
      'groupBuy',
      heads.map(({ row }) => textOf(row['cid'])),
    );
    const kept = heads.filter(({ key, row }) => {
      const isKnown = ours.has(textOf(row['cid']));
      if (!isKnown) say(moving, 'leftOut', '拼团活动不存在', key);
      return isKnown;
    });
    const rows = kept.map((record) => {
      const { row } = record;
      const times = timesOf(record, moving);
      return {
        id: Number(record.key),
        activityId: ours.get(textOf(row['cid'])) ?? 0,
        people: Math.max(1, intOf(row['people'])),
        virtualRation: 0,
        stopTime: momentOf(row['stop_time']) ?? times.createTime,
        status: Math.min(3, Math.max(1, intOf(row['status']))),
        isVirtual: flagOf(row['is_virtual']),
        ...times,
      };
    });
    const ids = await bringRows(tx, team, rows);
    return kept.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};

export const teamOf = (row: TheirRow): string => idOf(row['k_id']) ?? textOf(row['id']);

export const teamMembers: MovedNoun = {
  noun: 'teamMember',
  label: '拼团的成员',
  source: 'eb_store_pink',
  key: 'id',
  async bring(moving, records) {
    const { tx } = moving;
    const teamIds = await idsOf(
      tx,
      'team',
      records.map(({ row }) => teamOf(row)),
    );
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ row }) => textOf(row['uid'])),
    );
    const numbers = new Set<string>();
    const people = new Set<string>();
    const kept = records.flatMap((record) => {
      const { key, row } = record;
      const teamId = teamIds.get(teamOf(row));
      const uid = uids.get(textOf(row['uid']));
      const orderNo = textOf(row['order_id']);
      if (teamId === undefined || uid === undefined) say(moving, 'leftOut', '团或用户不存在', key);
      else if (numbers.has(orderNo)) say(moving, 'leftOut', '同一笔订单已经在团里', key);
      else {
        numbers.add(orderNo);
        const isOut = intOf(row['is_refund']) > 0 || people.has(`${teamId} ${uid}`);
        if (!isOut) people.add(`${teamId} ${uid}`);
        return [{ key, row: { id: Number(key), teamId, uid, orderNo, isOut, ...timesOf(record, moving) } }];
      }
      return [];
    });
    const ids = await bringRows(
      tx,
      teamMember,
      kept.map(({ row }) => row),
    );
    return kept.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};

type Participation = typeof participation.$inferInsert;

/** State and cuts that agree: a bargain that succeeded has all of its cuts, any other lacks one. */
function cutsOf(
  moving: Moving,
  key: string,
  wanted: Pick<Participation, 'status' | 'price' | 'peopleNum'> & { helps: number; whole: number },
) {
  const { whole, peopleNum } = wanted;
  const price = Math.min(Math.max(0, wanted.price ?? 0), whole);
  if (wanted.status === participationStates.succeeded) {
    if (price !== whole) say(moving, 'altered', '砍价成功但没有砍到底，按砍到底搬来', key);
    return { status: wanted.status, price: whole, helps: peopleNum };
  }
  const helps = Math.min(wanted.helps, price === whole ? peopleNum - 1 : peopleNum);
  return { status: wanted.status, price, helps };
}

async function skusOfActivities({ tx }: Moving, ids: readonly number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ activityId: activitySku.activityId, skuId: activitySku.skuId })
    .from(activitySku)
    .where(inArray(activitySku.activityId, [...ids]))
    .orderBy(asc(activitySku.id));
  const groups = Map.groupBy(rows, ({ activityId }) => activityId);
  return new Map([...groups].map(([id, of]) => [id, of.map(({ skuId }) => skuId)]));
}

export const participations: MovedNoun = {
  noun: 'participation',
  label: '用户的砍价',
  source: 'eb_store_bargain_user',
  key: 'id',
  beside: [{ name: 'helps', table: 'eb_store_bargain_user_help', column: 'bargain_user_id', isMain: true }],
  async bring(moving, records) {
    const { tx } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.flatMap(({ row, beside }) => [textOf(row['uid']), ...(beside['helps'] ?? []).map((each) => textOf(each['uid']))]),
    );
    const ours = await idsOf(
      tx,
      'bargain',
      records.map(({ row }) => textOf(row['bargain_id'])),
    );
    const skuIds = await skusOfActivities(moving, [...ours.values()]);
    const terms = new Map(
      (
        await tx
          .select({ id: activity.id, peopleNum: activity.peopleNum })
          .from(activity)
          .where(inArray(activity.id, [0, ...ours.values()]))
      ).map((each) => [each.id, each.peopleNum ?? 1]),
    );
    const running = new Set<string>();
    const kept = records.flatMap((record) => {
      const { key, row, beside } = record;
      const uid = uids.get(textOf(row['uid']));
      const bargainId = ours.get(textOf(row['bargain_id']));
      const [skuId, ...others] = skuIds.get(bargainId ?? 0) ?? [];
      if (uid === undefined || bargainId === undefined || skuId === undefined || flagOf(row['is_del'])) {
        say(moving, 'leftOut', flagOf(row['is_del']) ? '已删除' : '用户、砍价活动或规格不存在', key);
        return [];
      }
      if (others.length > 0) say(moving, 'altered', '旧店不记规格，按第一个规格搬来', key);
      const bargainPriceMin = fenOf(row['bargain_price_min']);
      const bargainPrice = Math.max(bargainPriceMin, fenOf(row['bargain_price']));
      const peopleNum = terms.get(bargainId) ?? 1;
      const isTwice = intOf(row['status']) === participationStates.running && running.has(`${bargainId} ${uid}`);
      if (intOf(row['status']) === participationStates.running) running.add(`${bargainId} ${uid}`);
      const status = isTwice ? participationStates.failed : Math.min(3, Math.max(1, intOf(row['status'])));
      const cuts = cutsOf(moving, key, {
        status,
        price: fenOf(row['price']),
        peopleNum,
        helps: beside['helps']?.length ?? 0,
        whole: bargainPrice - bargainPriceMin,
      });
      return [
        {
          record,
          row: {
            id: Number(key),
            uid,
            bargainId,
            skuId,
            bargainPriceMin,
            bargainPrice,
            peopleNum,
            ...cuts,
            ...timesOf(record, moving),
          },
        },
      ];
    });
    const ids = await bringRows(
      tx,
      participation,
      kept.map(({ row }) => row),
    );
    const helpers = kept.flatMap(({ record: { beside }, row: { bargainId } }, at) => {
      const once = new Map((beside['helps'] ?? []).map((each) => [textOf(each['uid']), each]));
      return [...once].flatMap(([who, each]) => {
        const uid = uids.get(who);
        const price = fenOf(each['price']);
        return uid === undefined || price === 0
          ? []
          : [{ uid, bargainId, bargainUserId: ids[at] ?? 0, price, createTime: momentOf(each['add_time']) ?? moving.now }];
      });
    });
    await insertRows(tx, help, helpers);
    return kept.map(({ record: { key } }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};
