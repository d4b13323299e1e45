import type { RuleLine } from '#contract/catalogue/specifications.ts';

/** Specification with its values: 颜色 in 红 and 蓝. */
export interface Spec {
  name: string;
  values: readonly string[];
}

/** Value of each specification: `{ 颜色: '红', 尺码: 'L' }`. */
export type Combination = Readonly<Record<string, string>>;

// Clients take names and values apart at these.
const SIGNS = /[,_]|\$&/;
export const NO_SIGNS = '规格名称和规格值不能含有 , _ 和 $& 符号';

/** Characters of a value. */
export const VALUE_MAX = 50;
export const VALUE_LONG = `规格值不能超过 ${VALUE_MAX} 个字`;

// “350 毫升” and “Space Gray” are one value each; “红 黄”, “S M” and “36 37” are two.
const SPACE = /(?<=\p{Script=Han})\s+|(?<=(?:^|\s)\d*[A-Z]{1,3})\s+(?=\d*[A-Z]{1,3}(?:\s|$))|(?<=\d)\s+(?=\d)/u;

// The comma of 10,000mAh belongs to the figure; that of 110,120 stands between two.
const ENDS = /(?!(?<=\d)[,，](?:000(?!\d)|\d{3}\s?(?:mah|wh|ml|lm|rpm|btu)))[,，、;；\n\t]+/i;

/** Values between commas, lines and spaces; the space in a figure with its unit, or between foreign words, belongs to the value. */
export const splitValues = (text: string): string[] => [
  ...new Set(
    text
      .split(ENDS)
      .flatMap((part) => part.trim().split(SPACE))
      .filter((value) => value !== ''),
  ),
];

export const hasSigns = (text: string) => SIGNS.test(text);

/** Every value of each with every value of the others, in the order of the specifications. A specification without values waits. */
export function combinations(specs: readonly Spec[]): Combination[] {
  const ready = specs.filter(({ values }) => values.length > 0);
  if (ready.length === 0) return [];
  return ready.reduce<Combination[]>(
    (made, { name, values }) => made.flatMap((pick) => values.map((value) => ({ ...pick, [name]: value }))),
    [{}],
  );
}

export const countOf = (specs: readonly Spec[]) =>
  specs.filter(({ values }) => values.length > 0).reduce((count, { values }) => count * values.length, 1);

/** Names a combination, whatever the order of its specifications. */
export const keyOf = (pick: Combination): string => JSON.stringify(Object.entries(pick).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** "红 / L" */
export const titleOf = (pick: Combination): string => Object.values(pick).join(' / ');

/** Adds a specification; a name that is there already keeps its first values. */
export const withSpec = (specs: readonly Spec[], added: Spec): Spec[] =>
  specs.some(({ name }) => name === added.name) ? [...specs] : [...specs, { ...added, values: [...new Set(added.values)] }];

export const withoutSpec = (specs: readonly Spec[], name: string): Spec[] => specs.filter((spec) => spec.name !== name);

export const withValues = (specs: readonly Spec[], name: string, values: readonly string[]): Spec[] =>
  specs.map((spec) => (spec.name === name ? { ...spec, values: [...new Set([...spec.values, ...values])] } : spec));

export const withoutValue = (specs: readonly Spec[], name: string, value: string): Spec[] =>
  specs.map((spec) => (spec.name === name ? { ...spec, values: spec.values.filter((other) => other !== value) } : spec));

/** The lines of a template as specifications; of equal values one. */
export const specsOfLines = (lines: readonly RuleLine[]): Spec[] =>
  lines.map(({ value, detail }) => ({ name: value, values: [...new Set(detail)] }));

/** Specifications as lines of a template; what a client keeps in a line of that name stays. */
export const linesOfSpecs = (specs: readonly Spec[], former: readonly RuleLine[]): RuleLine[] =>
  specs.map(({ name, values }) => ({ ...former.find(({ value }) => value === name), value: name, detail: [...values] }));
