import { z } from 'zod';
import { type Permission, calls, get } from '../call.ts';
import { type Meaning, choices } from '../choices.ts';
import { type Period, showSpan } from '../date-limit.ts';
import { DAY, QUARTER } from '../durations.ts';
import { startOfDay } from '../moment.ts';
import { count, flag, id, moment } from '../wire.ts';

export const timetableDays = choices({ today: '今天', tomorrow: '明天' });
export type TimetableDay = (typeof timetableDays.values)[number];

const MarkedRecord = z.object({ id, title: z.string(), at: moment });
export type MarkedRecord = z.output<typeof MarkedRecord>;

export const TimetableMark = z.object({
  kind: z.string(),
  /** The first of those that are together. */
  at: moment,
  /** End of what lasts. */
  until: moment.nullable(),
  /** Null where nothing is counted. */
  count: count.nullable(),
  /** Number of those that went wrong. */
  failed: count,
  /** Name of what several records are about; blank where they have none in common. */
  title: z.string(),
  /** List of what they are about, by its id. */
  of: id.nullable(),
  records: z.array(MarkedRecord),
});
export type TimetableMark = z.output<typeof TimetableMark>;

interface RecordPlace {
  of: (record: MarkedRecord) => string;
  /** Right to open the record itself. */
  needs: Permission;
}

/** A kind of what has its time in the day. */
export interface TimetableTerms {
  label: string;
  /** Word between the number and what is counted. */
  unit: string;
  /** Rights of whoever sees it: to open its list. */
  needs: readonly Permission[];
  /** Its meaning for staff while it lies ahead. */
  meaning: Meaning;
  /** Word of what was due then and is still there; without one, what is past is done. */
  late?: string;
  /** Words of a mark, where they are others than its label and its number. */
  says?: (mark: TimetableMark) => string;
  /** List that holds exactly what a mark counts. */
  list: (mark: TimetableMark) => string;
  record?: RecordPlace;
}

const quarterFrom = (from: number): Period => ({ from: new Date(from), until: new Date(from + QUARTER) });
/** The quarter of an hour around a moment. */
const quarterOf = (at: Date) => quarterFrom(Math.floor(at.getTime() / QUARTER) * QUARTER);
/** The quarter of an hour that a moment ends, or lies in. */
const quarterTo = (at: Date) => quarterFrom((Math.ceil(at.getTime() / QUARTER) - 1) * QUARTER);

const inAddress = (name: string, span: Period) => `${name}=${encodeURIComponent(showSpan(span))}`;

const toOrders = ['admin:order:list', 'admin:order:status:num'] as const;
const ordersBy = (status: string, name: string) => (mark: TimetableMark) =>
  `/order/index?status=${status}&${inAddress(name, quarterOf(mark.at))}`;

const activity = (list: string, needs: Permission, record: RecordPlace) => {
  const terms = { unit: '个', needs: [needs], meaning: 'underway', record } as const;
  const beginning = ({ at }: TimetableMark) => `${list}?${inAddress('beginsIn', quarterOf(at))}`;
  const ending = ({ at }: TimetableMark) => `${list}?${inAddress('endsIn', quarterTo(at))}`;
  return (label: string) => ({
    begins: { ...terms, label: `${label}开始`, list: beginning },
    ends: { ...terms, label: `${label}结束`, list: ending },
  });
};
const ofSale = {
  of: ({ id: key }: MarkedRecord) => `/marketing/seckill/creatSeckill/updeta/0/${key}`,
  needs: 'admin:seckill:info',
} as const;
const sale = activity('/marketing/seckill/list', 'admin:seckill:list', ofSale)('秒杀');
const bargain = activity('/marketing/bargain/bargainGoods', 'admin:bargain:list', {
  of: ({ id: key }) => `/marketing/bargain/creatBargain/${key}`,
  needs: 'admin:bargain:info',
})('砍价');
const groupBuy = activity('/marketing/groupBuy/groupGoods', 'admin:combination:list', {
  of: ({ id: key }) => `/marketing/groupBuy/creatGroup/${key}`,
  needs: 'admin:combination:info',
})('拼团');
const coupon = activity('/marketing/coupon/list', 'admin:coupon:list', {
  of: ({ title }) => `/marketing/coupon/list?name=${encodeURIComponent(title)}`,
  needs: 'admin:coupon:list',
})('领券');

const schedulesIn = (at: Date) => `/store/schedule?${inAddress('actsIn', quarterOf(at))}`;
const dayOf = (at: Date): Period => ({ from: startOfDay(at), until: new Date(startOfDay(at).getTime() + DAY) });

const kinds = {
  pickUp: {
    label: '揽收',
    unit: '单',
    needs: toOrders,
    meaning: 'waits',
    says: ({ count: orders }) => (orders === null ? '揽收' : `揽收，${orders} 单可赶上`),
    list: () => '/order/index?status=toSend',
  },
  shipDue: {
    label: '承诺发货',
    unit: '单',
    needs: toOrders,
    meaning: 'waits',
    late: '超时未发货',
    list: ordersBy('toSend', 'shipBy'),
  },
  cancelDue: {
    label: '未付款自动取消',
    unit: '单',
    needs: toOrders,
    meaning: 'rest',
    list: ordersBy('unPaid', 'cancelBy'),
  },
  session: {
    label: '秒杀场次',
    unit: '件商品',
    needs: ['admin:seckill:list'],
    meaning: 'underway',
    says: ({ title, count: goods }) => `${title === '' ? '秒杀' : title}，${goods ?? 0} 件商品`,
    list: ({ of, at }) => `/marketing/seckill/list?timeId=${of ?? ''}&${inAddress('runsIn', dayOf(at))}`,
    record: ofSale,
  },
  saleBegins: sale.begins,
  saleEnds: sale.ends,
  bargainBegins: bargain.begins,
  bargainEnds: bargain.ends,
  groupBuyBegins: groupBuy.begins,
  groupBuyEnds: groupBuy.ends,
  teamEnds: {
    label: '拼团到期',
    unit: '个团',
    needs: ['admin:combination:combine:list'],
    meaning: 'waits',
    list: ({ at }) => `/marketing/groupBuy/groupList?status=1&${inAddress('endsIn', quarterOf(at))}`,
    record: { of: ({ id: key }) => `/marketing/groupBuy/groupList?open=${key}`, needs: 'admin:combination:order:pink' },
  },
  couponBegins: coupon.begins,
  couponEnds: coupon.ends,
  couponSending: {
    label: '发券',
    unit: '次',
    needs: ['admin:coupon:sending:list'],
    meaning: 'underway',
    list: ({ at }) => `/marketing/coupon/sending?${inAddress('sentIn', quarterOf(at))}`,
    record: { of: ({ id: key }) => `/marketing/coupon/sending?open=${key}`, needs: 'admin:coupon:sending:list' },
  },
  schedule: {
    label: '商品定时',
    unit: '项',
    needs: ['admin:product:schedule:list'],
    meaning: 'underway',
    list: ({ at }) => schedulesIn(at),
    record: {
      of: ({ id: product, at }) => `${schedulesIn(at)}&productId=${product}`,
      needs: 'admin:product:schedule:list',
    },
  },
  article: {
    label: '文章发布',
    unit: '篇',
    needs: ['admin:article:list'],
    meaning: 'underway',
    list: ({ at }) => `/content/articleManager?${inAddress('appearsIn', quarterOf(at))}`,
    record: { of: ({ id: key }) => `/content/articleCreat/${key}`, needs: 'admin:article:info' },
  },
  reportMail: {
    label: '报表邮件',
    unit: '封',
    needs: ['admin:statistics:report:mail'],
    meaning: 'underway',
    list: ({ at }) => `/financial/reports?${inAddress('mails', quarterOf(at))}`,
  },
  closing: {
    label: '日结提醒',
    unit: '天',
    needs: ['admin:cashier:closing:list'],
    meaning: 'waits',
    late: '还没有日结',
    says: ({ title: first }) => `${first} 的现金还没有日结`,
    list: () => '/cashier/closing',
  },
} as const satisfies Record<string, TimetableTerms>;

export type TimetableKind = keyof typeof kinds;

/** All that has its time in a day: a kind is a line here, and the answer of its own domain. */
export const timetableKinds: ReadonlyMap<string, TimetableTerms> = new Map<string, TimetableTerms>(Object.entries(kinds));

/** Nouns whose changes change the day. */
export const nounsOfTimetable: ReadonlySet<string> = new Set([
  'order',
  'flash_sale',
  'bargain',
  'group_buy',
  'team',
  'flash_sale_slot',
  'coupon',
  'coupon_sending',
  'product_schedule',
  'article',
  'report_mail',
  'day_closing',
  'config',
]);

export const timetableCalls = calls('timetable', '/admin/timetable', {
  day: get('/day', {
    permission: 'session',
    dataScope: ['order', 'product'],
    about:
      'What has its time in a day of the shop’s clock and is already known, in order of time: only the kinds that the person may list, of the ' +
      `records that they see. Those of a kind in the same quarter of an hour are one mark, with the first of them.`,
    query: z.object({ day: timetableDays.schema('请选择今天或明天').default('today') }),
    returns: z.object({
      /** "2026-11-30" */
      day: z.string(),
      /** Kinds that the person sees, also those of which there is nothing. */
      kinds: z.array(z.string()),
      marks: z.array(TimetableMark),
      /** True where the shop says no time of its carrier, for whoever would see it. */
      lacksPickUp: flag,
    }),
  }),
});
