import type { Fen } from '#contract/fen.ts';
import { DAY } from '../past.ts';

/** Customers besides those who order and write before everybody's eyes. */
export const MEMBERS = 480;
/** Days ago that the first of them came; their orders are older than those that staff still works on. */
const [OPENED, LAST_ORDER] = [58, 13];
const PROMOTER_EVERY = 12;

const SURNAMES = [...'李王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢'];
const GIVEN =
  '伟 芳 娜 敏 静 丽 强 磊 军 洋 勇 艳 杰 娟 涛 明 超 霞 平 刚 文轩 梓涵 雨桐 浩然 思远 若曦 子墨 欣怡 一鸣 晓东'.split(' ');
const PLACES = [
  ['浙江', '杭州'],
  ['广东', '广州'],
  ['四川', '成都'],
  ['湖北', '武汉'],
  ['陕西', '西安'],
  ['江苏', '南京'],
  ['山东', '济南'],
  ['辽宁', '沈阳'],
  ['北京', '北京'],
  ['上海', '上海'],
] as const;
const TYPES = ['wechat', 'routine', 'wechat', 'h5', 'wechat', 'routine', 'h5'];
const RECHARGE_TYPES = ['public', 'routine', 'weixinh5'];
/** Amount and gift, in yuan. */
const PACKAGES = [
  [100, 0],
  [200, 10],
  [500, 50],
] as const;
/** Orders of one after the other. */
const ORDERS = [0, 1, 0, 2, 0, 1, 3, 0, 1, 6];

export interface DemoOrder {
  /** Buyer, as a place in the list of members. */
  who: number;
  minutes: number;
  /** Pieces bought, and how many. */
  piece: number;
  quantity: number;
}

export interface DemoMember {
  nickname: string;
  phone: string;
  sex: number;
  userType: string;
  province: string;
  city: string;
  /** Minutes since they came. */
  minutes: number;
  isPromoter: boolean;
  /** Place of who brought them. */
  referrer: number | undefined;
  recharge: { minutes: number; price: Fen; givePrice: Fen; rechargeType: string } | undefined;
  orders: DemoOrder[];
  /** Days in a row that they signed in, until today. */
  signIns: number;
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list has no places');
  return found;
};

/** Every third was brought by the promoter before them, and half of the promoters by an earlier one. */
function referrerOf(who: number): number | undefined {
  const latest = Math.floor((who - 1) / PROMOTER_EVERY) * PROMOTER_EVERY;
  if (who === 0) return undefined;
  if (who % PROMOTER_EVERY === 0)
    return who % (2 * PROMOTER_EVERY) === 0 ? Math.floor(who / (4 * PROMOTER_EVERY)) * PROMOTER_EVERY : undefined;
  return who % 3 === 1 ? latest : undefined;
}

function ordersOf(who: number, came: number): DemoOrder[] {
  const count = came > (LAST_ORDER + 2) * DAY ? at(ORDERS, who * 7) : 0;
  const span = came - LAST_ORDER * DAY;
  return Array.from({ length: count }, (_, index) => ({
    who,
    minutes: Math.round(came - (span * (index + 0.6)) / count) + ((who * 37) % 400),
    piece: who * 3 + index * 5,
    quantity: 1 + ((who + index) % 3 === 0 ? 1 : 0),
  })).map((order) => ({ ...order, minutes: Math.min(order.minutes, came - 600) }));
}

function memberOf(who: number): DemoMember {
  const minutes = Math.round(OPENED * DAY * (1 - who / MEMBERS) ** 1.3) + 30 + ((who * 53) % 600);
  const [province, city] = at(PLACES, who * 7);
  const [price, givePrice] = at(PACKAGES, who);
  const recharge = {
    minutes: minutes - 20,
    price: price * 100,
    givePrice: givePrice * 100,
    rechargeType: at(RECHARGE_TYPES, who),
  };
  const referrer = referrerOf(who);
  return {
    nickname: `${at(SURNAMES, who)}${at(GIVEN, who * 11)}`,
    phone: `137${String(10_000_000 + who * 173_391).slice(-8)}`,
    sex: who % 9 === 0 ? 0 : 1 + (who % 2),
    userType: at(TYPES, who),
    province,
    city,
    minutes,
    isPromoter: who % PROMOTER_EVERY === 0,
    referrer: referrer === who ? undefined : referrer,
    recharge: who % 5 === 1 ? recharge : undefined,
    orders: ordersOf(who, minutes),
    signIns: who % 4 === 0 ? Math.min(1 + (who % 7), Math.floor(minutes / DAY)) : 0,
  };
}

/** Members who came one after the other in two months. */
export const planMembers = (): DemoMember[] => Array.from({ length: MEMBERS }, (_, who) => memberOf(who));
