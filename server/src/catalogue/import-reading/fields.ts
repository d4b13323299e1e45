import { type ImportField, fieldUnits, importFields } from '#contract/catalogue/import/import-fields.ts';

/** Fields as sentences call them. */
export const labels: Readonly<Record<ImportField, string>> = {
  ...importFields,
  cateName: '分类',
  weight: '重量',
  volume: '体积',
};

export const isField = (name: string): name is ImportField => Object.hasOwn(importFields, name);

const PIECES: ReadonlySet<ImportField> = new Set(['stock', 'stockBase', 'sort', 'giveIntegral', 'ficti']);

/** Kind of the figures of a field; undefined where it holds words. */
export const kindOf = (field: ImportField) => fieldUnits[field] ?? (PIECES.has(field) ? ('pieces' as const) : undefined);
