/** Units of figures in a sheet: label, what one is in the first unit of its kind, and words by which headings and cells name it. */
export const unitKinds = {
  money: {
    yuan: ['元', 1, '元 圆 块 块钱 人民币 rmb cny ¥'],
    fen: ['分', 0.01, '分 分钱 fen cent cents'],
    jiao: ['角', 0.1, '角 毛'],
    wan: ['万元', 10_000, '万元 万'],
  },
  weight: {
    kg: ['千克', 1, '千克 公斤 kg kgs kilo kilos kilogram kilograms'],
    g: ['克', 0.001, '克 g gr gram grams'],
    jin: ['斤', 0.5, '斤 市斤'],
    lb: ['磅', 0.453_592_37, '磅 lb lbs pound pounds'],
    oz: ['盎司', 0.028_349_523_125, '盎司 oz ounce ounces'],
    t: ['吨', 1000, '吨 t ton tons'],
    mg: ['毫克', 0.000_001, '毫克 mg'],
  },
  volume: {
    m3: ['立方米', 1, '立方米 立方 方 m3 m³ cbm'],
    l: ['升', 0.001, '升 公升 l litre liter litres liters'],
    cm3: ['立方厘米', 0.000_001, '立方厘米 毫升 cm3 cm³ ml cc'],
  },
} as const;
export type UnitKind = keyof typeof unitKinds;

type NameOf<K> = K extends UnitKind ? keyof (typeof unitKinds)[K] : never;
export type UnitName = NameOf<UnitKind>;

interface Unit {
  name: UnitName;
  label: string;
  factor: number;
  words: readonly string[];
}

const unitNames = [
  'yuan',
  'fen',
  'jiao',
  'wan',
  'kg',
  'g',
  'jin',
  'lb',
  'oz',
  't',
  'mg',
  'm3',
  'l',
  'cm3',
] as const satisfies UnitName[];
const allUnits: ReadonlyMap<string, readonly [label: string, factor: number, words: string]> = new Map(
  Object.values(unitKinds).flatMap((kind) => Object.entries(kind)),
);

/** Units of a kind, the one that is stored first. */
export const unitsOf = (kind: UnitKind): Unit[] =>
  unitNames.flatMap((name) => {
    const unit = name in unitKinds[kind] ? allUnits.get(name) : undefined;
    return unit ? [{ name, label: unit[0], factor: unit[1], words: unit[2].split(' ') }] : [];
  });

export { unitNames };

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/[\s.]/g, '');

const tables = new Map<UnitKind, ReadonlyMap<string, Unit>>();

function tableOf(kind: UnitKind): ReadonlyMap<string, Unit> {
  const known = tables.get(kind) ?? new Map(unitsOf(kind).flatMap((unit) => unit.words.map((word) => [plain(word), unit])));
  tables.set(kind, known);
  return known;
}

/** Unit that a word names: kg, 斤, 元. */
export const unitNamed = (kind: UnitKind, word: string): Unit | undefined => tableOf(kind).get(plain(word));

export const unitBy = (kind: UnitKind, name: UnitName): Unit | undefined => unitsOf(kind).find((unit) => unit.name === name);

/** Unit at the end of a heading: 重量(g), 重量（单位：克）, 单价(元/件), 重量/克, Variant Grams, 重量kg. */
const ENDINGS = [
  /[([【]\s*(?:单位)?\s*[:/]?\s*([^()[\]【】]+?)\s*(?:\/[^()[\]【】]+)?[)\]】][\s*]*$/,
  /[\s/_:-]+([^\s/_:()-]+)[\s*]*$/,
  /(?<![a-z])([a-z]+\d?)[\s*]*$/,
];

interface NamedUnit {
  unit: Unit;
  /** Heading without it. */
  heading: string;
}

/** Unit of a column by its heading; undefined where the heading names none. */
export function unitInHeading(kind: UnitKind, heading: string): NamedUnit | undefined {
  const text = heading.normalize('NFKC').toLowerCase().trim();
  for (const ending of ENDINGS) {
    const found = ending.exec(text);
    const unit = found?.[1] === undefined ? undefined : unitNamed(kind, found[1]);
    if (found && unit) return { unit, heading: text.slice(0, found.index) };
  }
  return undefined;
}

const FOREIGN = /usd|us\$|hk\$|nt\$|[$€£₩₽฿]|eur|gbp|hkd|twd|jpy|krw|港币|港元|美元|美金|欧元|英镑|日元|韩元|卢布|新台币/i;

/** Amount or heading in a currency that is not the shop's. */
export const isForeignMoney = (text: string): boolean => FOREIGN.test(text);
