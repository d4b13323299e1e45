import type { Write } from '#server/platform/write/write.ts';
import { listSlots, saveFlashSale, saveSlot } from '#server/marketing/index.ts';
import { type Pictures, sceneName } from '../pictures.ts';
import { HOUR, MINUTE } from '#contract/durations.ts';
import { startOfDay } from '#contract/moment.ts';
import { type PastEvent } from '../past.ts';
import { numberOf, seedOrder, type Fate } from '../seed-order.ts';
import { fateAt } from '../seed-orders.ts';
import { lastActivity } from './last-activity.ts';
import { type DemoCampaign, commonOf } from './common-of.ts';

/** All hours of a day, so that something can be had whenever somebody looks. */
const hours = [
  { name: '夜车秒杀', startTime: 0, endTime: 8, shows: '小站米酒' },
  { name: '早市秒杀', startTime: 8, endTime: 12, shows: '绿皮车手账本' },
  { name: '午后秒杀', startTime: 12, endTime: 18, shows: '信号灯按动笔' },
  { name: '晚间秒杀', startTime: 18, endTime: 24, shows: '站牌冰箱贴' },
];

interface DemoFlashSale extends DemoCampaign {
  /** Slot by its name, or hours of its own. */
  slot: string | { startTime: number; endTime: number };
  /** Orders since it began. */
  sold?: number;
  off?: boolean;
}

const demoFlashSales: readonly DemoFlashSale[] = [
  { product: '绿皮车手账本', title: '手账本早市价', rate: 0.7, days: [-6, 12], slot: '早市秒杀', sold: 6 },
  { product: '信号灯按动笔', title: '按动笔限时抢', rate: 0.6, days: [-5, 12], slot: '午后秒杀', sold: 4 },
  { product: '站牌冰箱贴', title: '冰箱贴夜场', rate: 0.5, days: [-4, 8], slot: '晚间秒杀', sold: 4 },
  { product: '小站米酒', title: '米酒夜车价', rate: 0.75, days: [-3, 10], slot: '夜车秒杀', sold: 3 },
  { product: '慢回弹颈枕', title: '颈枕出行季', rate: 0.8, days: [5, 15], slot: '午后秒杀' },
  { product: '慢回弹颈枕', title: '颈枕十点抢', rate: 0.8, days: [1, 1], slot: { startTime: 10, endTime: 12 } },
  { product: '通勤双肩包', title: '双肩包上新秒杀', rate: 0.85, days: [-1, 8], slot: '晚间秒杀', off: true },
];

interface SoldFlashSale {
  activityId: number;
  skuId: number;
  sold: number;
  first: number;
  startTime: number;
}

/** An order that is refunded is paid by balance, which gets its money back at once. */
function fateOf(nth: number, minutes: number): Fate {
  if (nth === 2) return 'refunded';
  if (nth === 4) return 'cancelled';
  return fateAt(minutes);
}

/** Orders of a sale, in its hours of the days that have passed. */
function ordersOf(write: Write, { activityId, skuId, sold, first, startTime }: SoldFlashSale): PastEvent[] {
  return Array.from({ length: sold }, (_, nth): PastEvent[] => {
    const opened = startOfDay(write.now, first + 1 + (nth % -first)).getTime() + startTime * HOUR;
    const minutes = Math.floor((write.now.getTime() - opened) / MINUTE) - 4 - nth * 19;
    const fate = fateOf(nth, minutes);
    const terms = { activityId, payType: fate === 'refunded' ? ('yue' as const) : ('weixin' as const) };
    const lines = [{ skuId, quantity: 1 + (nth % 2) }];
    const index = numberOf(100 + activityId, (activityId * 5 + nth) % 22);
    return minutes < 3 ? [] : [{ minutes, seed: (at) => seedOrder(at, { index, minutes, fate, lines, terms }) }];
  }).flat();
}

/** Slots of a day, and sales that run, are to come and are off; answers their orders. */
export async function seedFlashSales(write: Write, pictures: Pictures): Promise<PastEvent[]> {
  const orders: PastEvent[] = [];
  for (const { name, shows, ...time } of hours)
    await saveSlot(write, {
      name,
      time,
      status: true,
      silderImgs: [{ attId: 0, sattDir: pictures.get(sceneName(shows)) ?? '' }],
    });
  const { list: slots } = await listSlots(write.tx, { page: 1, limit: hours.length }, write);
  for (const { slot, sold = 0, off = false, ...campaign } of demoFlashSales) {
    const common = await commonOf(write, campaign);
    const found = typeof slot === 'string' ? slots.find(({ name }) => name === slot) : { id: 0, time: slot };
    if (!common || !found) continue;
    const { id: timeId, time } = found;
    const attrValue = [{ ...common.sku, price: common.asked }];
    const when = timeId === 0 ? { timeId, time } : { timeId };
    await saveFlashSale(common.then, { ...common.draft, attrValue, ...when, num: 2, status: !off });
    const activityId = await lastActivity(write);
    const [first] = campaign.days;
    orders.push(...ordersOf(write, { activityId, skuId: common.skuId, sold, first, startTime: time.startTime }));
  }
  return orders;
}
