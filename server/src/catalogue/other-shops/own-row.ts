import { importFields } from '#contract/catalogue/import/import-fields.ts';

/** Row of our own headings; a field that is left out is an empty cell. */
export type OwnRow = Partial<Record<(typeof FIELDS)[number], string>>;

/** Fields that an export of another system can fill. */
const FIELDS = [
  'code',
  'storeName',
  'cateName',
  'brandName',
  'keyword',
  'storeInfo',
  'content',
  'image',
  'sliderImage',
  'spec',
  'barCode',
  'price',
  'otPrice',
  'cost',
  'stock',
  'weight',
  'isShow',
] as const;

/** Headings of such rows, the unit of weights named. */
export const ownHeadings = (weightUnit: string): string[] =>
  FIELDS.map((field) => (field === 'weight' ? `重量(${weightUnit})` : importFields[field]));

export const ownCells = (row: OwnRow): string[] => FIELDS.map((field) => row[field] ?? '');

/** Codes that the catalogue can hold. */
export const CODE_MAX = 64;

/** Names and values of a specification as one cell; empty where no value is given. */
export const specText = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs
    .filter(([name, value]) => name !== '' && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
