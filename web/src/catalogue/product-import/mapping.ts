import type { z } from 'zod';
import {
  type ImportField,
  columnUnit,
  fieldUnits,
  importFields,
  namingFields,
} from '#contract/catalogue/import/import-fields.ts';
import type { Preview as PreviewOf } from '#contract/catalogue/import/import.ts';
import { type UnitName, unitsOf } from '#contract/exports/units.ts';

export type Preview = z.output<typeof PreviewOf>;

/** Field of each column of the file, by its index; columns without an entry are left out. */
export type Mapping = Readonly<Record<number, ImportField>>;

/** Units that were chosen for columns, by their index; the others have that of their heading. */
export type Units = Readonly<Record<number, UnitName>>;

/** Below this a guess is no more than that. */
const SURE = 0.8;

export const guessesOf = ({ columns }: Preview): Mapping =>
  Object.fromEntries(columns.flatMap(({ index, field }) => (field === null ? [] : [[index, field] as const])));

/** A field belongs to one column: chosen for another, it is taken from where it was. */
export function assigned(mapping: Mapping, index: number, field: ImportField | undefined): Mapping {
  const others = Object.entries(mapping).filter(([other, taken]) => Number(other) !== index && taken !== field);
  return Object.fromEntries(field === undefined ? others : [...others, [index, field]]);
}

/** Sentence about what keeps the file from being read. */
export function mappingProblem(mapping: Mapping): string | undefined {
  const fields = Object.values(mapping);
  if (namingFields.some((field) => fields.includes(field))) return undefined;
  return '请至少指定“商品名称”或“商品编码”对应的列';
}

/** A guess the person should look at once more. */
export const isUnsure = ({ columns }: Preview, mapping: Mapping, index: number): boolean =>
  columns.some(
    (column) => column.index === index && column.field === mapping[index] && column.field !== null && column.score < SURE,
  );

export const columnsOf = (mapping: Mapping, units: Units = {}) =>
  Object.entries(mapping)
    .map(([index, field]) => {
      const unit = fieldUnits[field] && units[Number(index)];
      return { index: Number(index), field, ...(unit && { unit }) };
    })
    .toSorted((a, b) => a.index - b.index);

const groups: readonly (readonly [string, readonly ImportField[]])[] = [
  ['识别商品', ['code', 'storeName', 'id', 'skuId']],
  ['基本信息', ['cateName', 'brandName', 'keyword', 'storeInfo', 'unitName', 'image', 'sliderImage', 'content']],
  ['规格与库存', ['spec', 'barCode', 'shelf', 'price', 'otPrice', 'cost', 'stock', 'stockBase', 'weight', 'volume']],
  ['其他', ['sort', 'giveIntegral', 'ficti', 'isShow']],
];

/** The fields to choose from, in the groups of the product form. */
export const fieldOptions = groups.map(([label, fields]) => ({
  label,
  options: fields.map((field) => ({ value: field, label: importFields[field] })),
}));

/** Units to choose from for a column, and the one that its figures are read in; undefined where they have none. */
export function unitChoice(field: ImportField | undefined, header: string, chosen: UnitName | undefined) {
  const kind = field && fieldUnits[field];
  if (!kind) return undefined;
  const options = unitsOf(kind).map(({ name, label }) => ({ value: name, label }));
  const isOfKind = options.some(({ value }) => value === chosen);
  return { options, value: isOfKind ? (chosen ?? null) : columnUnit(field, header) };
}

/** The first cells of a column, so that its meaning can be seen. */
export const samplesOf = ({ sample }: Preview, index: number): string[] =>
  sample
    .map((row) => row[index] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3);
