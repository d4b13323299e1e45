import { ONLY_SUK, sukWords } from '#contract/catalogue/specifications.ts';
import { labelOf } from '#contract/choices.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { type Clash, type Party, clashKinds } from '#contract/marketing/clashes.ts';
import { showDay } from '#contract/moment.ts';
import { freeText } from '#web/coupons/index.ts';
import { yuanText } from '#web/ui/index.ts';

const SHOWN = 3;

type ClashingSku = Clash['skus'][number];

/** A SKU, which the sentence names where its product has several. */
const skuOf = ({ suk }: ClashingSku): string => (suk === ONLY_SUK ? '' : `“${sukWords(suk)}”`);

/** The first of several, and how many there are. */
function someOf(names: readonly string[], unit: string): string {
  const some = names.slice(0, SHOWN).join('、');
  return names.length > SHOWN ? `${some} 等 ${names.length} ${unit}` : some;
}

const shortDay = (day: Date) => showDay(day).slice(5);
const nameOf = ({ kind, title }: Party) => `${labelOf(activityKinds, kind) ?? ''}“${title}”`;

const belowCost = ({ skus }: Clash) =>
  someOf(
    skus.map((sku) => `${skuOf(sku)}卖 ${yuanText(sku.price)}，低于成本 ${yuanText(sku.cost)}`),
    '个规格',
  );

const abovePrice = ({ skus }: Clash) =>
  someOf(
    skus.map((sku) => `${skuOf(sku)}卖 ${yuanText(sku.price)}，高于平时的 ${yuanText(sku.usual)}`),
    '个规格',
  );

function sameTime({ skus, other, days: [from, until = from] }: Clash): string {
  const isWhole = skus.every(({ suk }) => suk === ONLY_SUK);
  const sold = isWhole
    ? '商品'
    : `规格：${someOf(
        skus.map(({ suk }) => sukWords(suk)),
        '个规格',
      )}`;
  const span = from && until && from < until ? `${shortDay(from)} 至 ${shortDay(until)}` : from && shortDay(from);
  return `${span ?? ''} 与${other ? nameOf(other) : '另一个活动'}同时卖同一${sold}`;
}

const emptySlot = ({ slot, days }: Clash) =>
  `秒杀时段“${slot?.name ?? ''}”没有商品，用户看到的是空场：${someOf(days.map(shortDay), '天')}`;

/** The clash, in one sentence. */
export function clashText(clash: Clash): string {
  if (clash.coupon) return freeText(clash.coupon);
  if (clash.slot) return emptySlot(clash);
  if (clash.kind === clashKinds.abovePrice) return abovePrice(clash);
  return clash.kind === clashKinds.belowCost ? belowCost(clash) : sameTime(clash);
}
