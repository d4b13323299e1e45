import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { yuanText } from '../cells/yuan.tsx';

/** Format of a figure: whole in cards, tables and tooltips, short on an axis. */
export interface Measure {
  unit: string;
  text(value: number): string;
  short(value: number): string;
}

const digits = new Intl.NumberFormat('en-US');
/** Above 10,000 in 万. */
const compact = new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumFractionDigits: 1 });

const signed = (text: string) => text.replace('-', '−');

export const counted = (unit: string): Measure => ({
  unit,
  text: (value) => signed(digits.format(value)),
  short: (value) => signed(compact.format(value)),
});

export const inYuan: Measure = {
  unit: '元',
  text: (fen: Fen) => yuanText(fen),
  short: (fen: Fen) => signed(compact.format(Number(yuanOfFen(fen)))),
};

/** "↑ +16", "↓ −3", "持平": the sign says the same as the arrow. */
export function changeText(value: number, compared: number, { text }: Pick<Measure, 'text'>): string {
  const difference = value - compared;
  return difference === 0 ? '持平' : difference > 0 ? `↑ +${text(difference)}` : `↓ ${text(difference)}`;
}

/** "昨日 8，多 16 单": what it was, and how many more or fewer it is now. */
export function comparedText(value: number, { name, value: before }: { name: string; value: number }, measure: Measure): string {
  const difference = value - before;
  const change = difference === 0 ? '持平' : `${difference > 0 ? '多' : '少'} ${measure.text(Math.abs(difference))}`;
  const unit = difference === 0 || measure === inYuan ? '' : ` ${measure.unit}`.trimEnd();
  return `${name} ${measure.text(before)}，${change}${unit}`;
}

const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 0 });

/** "12%", of a whole that is 1. */
export const shareText = (share: number): string => percent.format(share);

/** "↑ 12%", never broken over two lines; a dash where there is nothing to compare with. */
export function rateText(value: number, before: number): string {
  if (before === 0) return '–';
  const rate = (value - before) / before;
  return rate === 0 ? '持平' : `${rate > 0 ? '↑' : '↓'}\u00A0${percent.format(Math.abs(rate))}`;
}
