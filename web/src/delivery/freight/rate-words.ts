import type { Answer } from '#contract/call.ts';
import type { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { stepsOf } from './steps.ts';

type Region = Answer<typeof freightTemplateCalls.regions>[number];
type Free = Answer<typeof freightTemplateCalls.freeRegions>[number];

/** “1 件”, “0.50 kg” */
const measured = (hundredths: number, unit: string) => `${unit === '件' ? hundredths / 100 : yuanOfFen(hundredths)} ${unit}`;

type Rate = Pick<Region, 'first' | 'firstPrice' | 'renewal' | 'renewalPrice'>;

export function regionWords({ first, firstPrice, renewal, renewalPrice }: Rate, type: number): string {
  const { unit } = stepsOf(type);
  if (firstPrice === 0 && renewalPrice === 0) return '包邮';
  return `${measured(first, unit)}以内 ${yuanText(firstPrice)}，每加 ${measured(renewal, unit)} ${yuanText(renewalPrice)}`;
}

export const freeWords = ({ number, price }: Pick<Free, 'number' | 'price'>, type: number): string =>
  `满 ${measured(number, stepsOf(type).unit)}${price > 0 ? `且满 ${yuanText(price)}` : ''} 包邮`;
