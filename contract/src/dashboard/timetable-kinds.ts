import type { Permission } from '../call.ts';
import { type Period, showSpan } from '../date-limit.ts';
import { DAY, QUARTER } from '../durations.ts';
import { startOfDay } from '../moment.ts';
import type { MarkedRecord, RecordPlace, TimetableMark, TimetableTerms } from './timetable-terms.ts';

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
