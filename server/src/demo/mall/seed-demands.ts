import { asc, eq } from 'drizzle-orm';
import { showDay } from '#contract/moment.ts';
import { reportTypes } from '#contract/demands/report-record.ts';
import { shop } from '#server/catalogue/index.ts';
import { acceptDemand, saveDemand, saveQuote, saveReport } from '#server/demands/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, DAY_MS, ago } from '../past.ts';

const inDays = ({ now }: Write, days: number): string => showDay(new Date(now.getTime() + days * DAY_MS));

const cups = {
  title: '客运段服务台保温壶',
  unitName: '武汉客运段',
  contact: '陈主任',
  phone: '027-86001122',
  items: [
    { name: '不锈钢保温壶', spec: '2.2L', unit: '只', num: 60, budgetPrice: 13_900 },
    { name: '列车杯托', spec: '不锈钢', unit: '个', num: 60, budgetPrice: 1900 },
  ],
};
const models = {
  title: '退休职工纪念机车模型',
  unitName: '襄阳机务段',
  contact: '周干事',
  items: [{ name: '蒸汽机车模型', spec: '1:87，刻字', unit: '台', num: 25, budgetPrice: 39_900 }],
};
const books = { title: '车间图书角用书', unitName: '宜昌工务段', items: [{ name: '铁路读物', unit: '套', num: 12 }] };

/** Demands at each step, one of them with quotes of two shops, and reports of these. */
export async function seedDemands(write: Write): Promise<void> {
  const [one, other] = await write.tx
    .select({ id: shop.id })
    .from(shop)
    .where(eq(shop.status, true))
    .orderBy(asc(shop.id))
    .limit(2);
  if (!one || !other) return;
  const earlier = ago(write, 4 * DAY);
  const { id } = await saveDemand(earlier, { ...cups, expectDate: inDays(write, 20), submit: true });
  await acceptDemand(ago(write, 3 * DAY), { id, shopIds: [one.id, other.id], quoteUntil: inDays(write, 5) });
  const validUntil = inDays(write, 15);
  const dear = { items: [{ price: 13_500, note: '含刻字' }, { price: 1800 }], freight: 0, validUntil };
  const cheap = { items: [{ price: 12_800 }, { price: 2200, note: '加厚款' }], freight: 8000, validUntil };
  await saveQuote(ago(write, 2 * DAY), { demandId: id, shopId: one.id, ...dear });
  await saveQuote(ago(write, DAY), { demandId: id, shopId: other.id, ...cheap });
  await saveDemand(ago(write, DAY), { ...models, expectDate: inDays(write, 40), submit: true });
  await saveDemand(write, books);

  const valid = { validStart: showDay(write.now), validEnd: inDays(write, 90) };
  await saveReport(ago(write, DAY), {
    ...valid,
    type: reportTypes.customer,
    title: '襄阳机务段纪念品采购',
    shopId: one.id,
    unitName: '襄阳机务段',
    amount: 1_000_000,
    content: '与周干事见过两次，计划四季度采购纪念机车模型和相框。',
    submit: true,
  });
  await saveReport(write, {
    ...valid,
    type: reportTypes.price,
    title: '保温壶换季特价',
    shopId: other.id,
    demandId: id,
    content: '去年款保温壶清库存，按低于成本的价格供货，只限这条需求。',
  });
}
