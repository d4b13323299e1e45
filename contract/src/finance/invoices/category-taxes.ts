import { taxRates, zeroTaxFlags } from './invoice-enums.ts';

/** Terms of tax of a category of products. */
export interface CategoryTax {
  category: string;
  /** Tax rate in hundredths; 0 for goods that are exempt. */
  taxRate: number;
  zeroTaxFlag: number | null;
  /** Empty for the default one. */
  taxCode: string;
}

const LINE = /^(.*\S)\s+(?:(\d{1,2})%?|免税)(?:\s+(\d{19}))?$/;

const isRate = (rate: number): boolean => rate > 0 && taxRates.values.some((one) => one === rate);

/** "水果 9% 1010115000000000000", "蔬菜 免税": a category of products with its rate, and its commodity code. */
function readLine(line: string): CategoryTax | undefined {
  const [, category, rate, taxCode = ''] = LINE.exec(line.trim()) ?? [];
  if (category === undefined) return undefined;
  if (rate === undefined) return { category, taxRate: 0, zeroTaxFlag: zeroTaxFlags.exempt, taxCode };
  return isRate(Number(rate)) ? { category, taxRate: Number(rate), zeroTaxFlag: null, taxCode } : undefined;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Number of the first line that cannot be read, from 1 on. */
export function wrongLineOf(text: string): number | undefined {
  const at = text.split('\n').findIndex((line) => line.trim() !== '' && !readLine(line));
  return at < 0 ? undefined : at + 1;
}

/** Categories with terms of their own, a line each. */
export const readCategoryTaxes = (text: string): CategoryTax[] => linesOf(text).flatMap((line) => readLine(line) ?? []);
