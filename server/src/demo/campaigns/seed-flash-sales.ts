import type { Write } from '#server/platform/write/write.ts';
import { listSlots, saveFlashSale, saveSlot } from '#server/marketing/index.ts';
import { type Pictures, sceneName } from '../pictures.ts';
import { type DemoCampaign, commonOf } from './common-of.ts';

const hours = [
  { name: '早市秒杀', startTime: 8, endTime: 12, shows: '绿皮车手账本' },
  { name: '午后秒杀', startTime: 12, endTime: 18, shows: '信号灯按动笔' },
  { name: '晚间秒杀', startTime: 18, endTime: 23, shows: '站牌冰箱贴' },
];

interface DemoFlashSale extends DemoCampaign {
  slot: string;
  off?: boolean;
}

const demoFlashSales: readonly DemoFlashSale[] = [
  { product: '绿皮车手账本', title: '手账本早市价', rate: 0.7, days: [-2, 12], slot: '早市秒杀' },
  { product: '信号灯按动笔', title: '按动笔限时抢', rate: 0.6, days: [-2, 12], slot: '午后秒杀' },
  { product: '站牌冰箱贴', title: '冰箱贴夜场', rate: 0.5, days: [-1, 8], slot: '晚间秒杀' },
  { product: '慢回弹颈枕', title: '颈枕出行季', rate: 0.8, days: [5, 15], slot: '午后秒杀' },
  { product: '通勤双肩包', title: '双肩包上新秒杀', rate: 0.85, days: [-1, 8], slot: '晚间秒杀', off: true },
];

/** Slots of a day, and sales that run, are to come and are off. */
export async function seedFlashSales(write: Write, pictures: Pictures): Promise<void> {
  for (const { name, shows, ...time } of hours)
    await saveSlot(write, {
      name,
      time,
      status: true,
      silderImgs: [{ attId: 0, sattDir: pictures.get(sceneName(shows)) ?? '' }],
    });
  const { list: slots } = await listSlots(write.tx, { page: 1, limit: hours.length }, write);
  for (const { slot, off = false, ...campaign } of demoFlashSales) {
    const common = await commonOf(write, campaign);
    const timeId = slots.find(({ name }) => name === slot)?.id;
    if (!common || timeId === undefined) continue;
    const attrValue = [{ ...common.sku, price: common.asked }];
    await saveFlashSale(common.then, { ...common.draft, attrValue, timeId, num: 2, status: !off });
  }
}
