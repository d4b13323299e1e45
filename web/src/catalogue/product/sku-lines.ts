import { SHELF_MAX } from '#contract/catalogue/product-draft.ts';
import { type Combination, type Spec, combinations, keyOf, titleOf } from './specs.ts';
import type { Figure, CellKind } from '#web/ui/grid/typing.ts';

/** A row of the SKU table, under the wire's names; null is a cell not filled in yet. */
export interface SkuLine {
  /** 0 until the server knows it. */
  id: number;
  attrValue: Combination;
  image: string;
  price: Figure;
  cost: Figure;
  otPrice: Figure;
  stock: Figure;
  barCode: Figure;
  shelf: Figure;
  weight: Figure;
  volume: Figure;
  brokerage: Figure;
  brokerageTwo: Figure;
  /** The stock it was opened with. */
  stockBase: number | null;
  /** The shelf it was opened with. */
  shelfBase: string;
}

/** “红 / M” */
export const nameOf = ({ attrValue }: SkuLine): string => titleOf(attrValue);

export interface FigureColumn {
  field: Exclude<keyof SkuLine, 'id' | 'attrValue' | 'image' | 'stockBase' | 'shelfBase'>;
  label: string;
  kind: CellKind;
  /** May stay empty. */
  optional?: true;
  /** Only when commissions are set per product. */
  commission?: true;
}

const figures: readonly FigureColumn[] = [
  { field: 'price', label: '售价', kind: 'decimal' },
  { field: 'cost', label: '成本价', kind: 'decimal', optional: true },
  { field: 'otPrice', label: '划线价', kind: 'decimal', optional: true },
  { field: 'stock', label: '库存', kind: 'count' },
  { field: 'barCode', label: '商品编号', kind: 'text', optional: true },
  { field: 'weight', label: '重量 kg', kind: 'decimal', optional: true },
  { field: 'volume', label: '体积 m³', kind: 'decimal', optional: true },
  { field: 'shelf', label: '货位', kind: 'text', optional: true },
  { field: 'brokerage', label: '一级返佣', kind: 'decimal', commission: true },
  { field: 'brokerageTwo', label: '二级返佣', kind: 'decimal', commission: true },
];

export const figuresFor = (isSub: boolean): readonly FigureColumn[] => figures.filter(({ commission }) => !commission || isSub);

/** A product without specifications has one row of this. */
export const SINGLE: Combination = { 规格: '默认' };

export const blankLine = (attrValue: Combination = SINGLE): SkuLine => ({
  id: 0,
  attrValue,
  image: '',
  price: null,
  cost: null,
  otPrice: null,
  stock: null,
  barCode: '',
  shelf: '',
  weight: null,
  volume: null,
  brokerage: null,
  brokerageTwo: null,
  stockBase: null,
  shelfBase: '',
});

const covers = (wide: Combination, narrow: Combination) => Object.entries(narrow).every(([name, value]) => wide[name] === value);

/** Fields that a combination takes from the one it grew out of or was merged from: all but counts, names and places of single goods. */
export const heirOf = (line: SkuLine, attrValue: Combination): SkuLine => ({
  ...line,
  id: 0,
  attrValue,
  stock: null,
  barCode: '',
  shelf: '',
  stockBase: null,
  shelfBase: '',
});

/** Row per combination. Rows that were there keep their figures; new ones take prices from their next of kin. */
export function regenerated(lines: readonly SkuLine[], specs: readonly Spec[]): SkuLine[] {
  const known = new Map(lines.map((line) => [keyOf(line.attrValue), line]));
  return combinations(specs).map((wanted) => {
    const same = known.get(keyOf(wanted));
    if (same) return { ...same, attrValue: wanted };
    const kin = lines.find(({ attrValue }) => covers(wanted, attrValue) || covers(attrValue, wanted));
    return kin ? heirOf(kin, wanted) : blankLine(wanted);
  });
}

export type Problems = Partial<Record<keyof SkuLine, string>>;

/** Defects that keep a row from being saved, by cell. The cover stands in for a picture that is not there. */
export function problemsOf(line: SkuLine, isSub: boolean): Problems {
  const found: Problems = {};
  for (const { field, label, optional } of figuresFor(isSub))
    if (!optional && line[field] === null) found[field] = `请输入${label}`;
  if (String(line.shelf).length > SHELF_MAX) found.shelf = `货位最多 ${SHELF_MAX} 个字`;
  if (isSub && line.price !== null && Number(line.brokerage) + Number(line.brokerageTwo) > Number(line.price))
    found.brokerage ??= '佣金不能大于售价';
  return found;
}
