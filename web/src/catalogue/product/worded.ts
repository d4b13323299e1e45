import { yuanText } from '#web/ui/index.ts';
import type { SkuLine } from './sku-lines.ts';
import { titleOf } from './specs.ts';

const isLines = (field: string, value: unknown): value is SkuLine[] => field === 'attrValue' && Array.isArray(value);

const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Text of a field of a product when two people changed it. */
export function worded(field: string, value: unknown): string | undefined {
  if (isLines(field, value))
    return value
      .map((line) => `${titleOf(line.attrValue)} ${yuanText(Number(line.price))}，库存 ${line.stock ?? '未填'}`)
      .join('；');
  if (field === 'content') return short(textOf(String(value ?? ''))) || '（空）';
  if (field === 'sliderImage' && Array.isArray(value)) return `${value.length} 张图片`;
  if (field === 'activity' && Array.isArray(value)) return value.join('、');
  if (field === 'coupons' && Array.isArray(value)) return value.map(({ name }) => String(name)).join('、') || '（无）';
  if (field === 'attr' && Array.isArray(value))
    return value.map(({ attrName, attrValues }) => `${attrName}（${String(attrValues).replaceAll(',', '、')}）`).join('，');
  return undefined;
}
