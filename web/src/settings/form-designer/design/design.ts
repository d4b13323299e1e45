import { jsonIn } from '#contract/settings/form.ts';
import { type Json, isJson, jsonAt, valueAt, withValue } from './json.ts';

/** A component of a form while it is designed: its JSON without the children, and a key that stays when it moves. */
export interface DesignItem {
  key: number;
  drawn: unknown;
  /** Children of a row container. */
  children: readonly DesignItem[];
}

/** A form while it is designed; whatever JSON it has that nothing here knows stays in it. */
export interface Design {
  root: Json;
  items: readonly DesignItem[];
  /** The next item gets it. */
  nextKey: number;
  selected: number | undefined;
}

const CHILDREN = ['__config__', 'children'] as const;

export const isRow = ({ drawn }: Pick<DesignItem, 'drawn'>): boolean =>
  valueAt(drawn, ['__config__', 'layout']) === 'rowFormItem';

/** Place of an item: among the children of a row, or at the top. */
export interface Spot {
  row: number | undefined;
  index: number;
}

/** Gives out keys in the order of the form. */
function keyed(drawn: unknown, take: () => number): DesignItem {
  const key = take();
  const children = isRow({ drawn }) ? valueAt(drawn, CHILDREN) : undefined;
  return { key, drawn, children: Array.isArray(children) ? children.map((child: unknown) => keyed(child, take)) : [] };
}

const counter = (first: number) => {
  let next = first;
  return { take: () => next++, next: () => next };
};

/** The design of a stored form; undefined where it is no form. */
export function readDesign(content: string): Design | undefined {
  const root = jsonIn(content);
  if (!isJson(root) || !Array.isArray(root['fields'])) return undefined;
  const keys = counter(1);
  const items = root['fields'].map((drawn: unknown) => keyed(drawn, keys.take));
  return { root, items, nextKey: keys.next(), selected: undefined };
}

/** An item as clients of the wire read it. */
export function jsonOf({ drawn, children }: DesignItem): unknown {
  const had = valueAt(drawn, CHILDREN);
  if (!isJson(drawn) || (children.length === 0 && !Array.isArray(had))) return drawn;
  return isRow({ drawn }) ? withValue(drawn, CHILDREN, children.map(jsonOf)) : drawn;
}

export const rootOf = ({ root, items }: Design): Json => ({ ...root, fields: items.map(jsonOf) });
export const writeDesign = (design: Design): string => JSON.stringify(rootOf(design));

const everyItem = (items: readonly DesignItem[]): DesignItem[] => items.flatMap((item) => [item, ...everyItem(item.children)]);

/** Every component in its order, those inside rows too. */
export const itemsOf = ({ items }: Design): DesignItem[] => everyItem(items);

/** The names of all fields but one. */
export const namesOf = (design: Design, but: number): string[] =>
  itemsOf(design).flatMap(({ key, drawn }) =>
    key === but || isRow({ drawn }) ? [] : String(valueAt(drawn, ['__vModel__']) ?? ''),
  );

export const itemAt = ({ items }: Design, key: number | undefined): DesignItem | undefined =>
  everyItem(items).find((item) => item.key === key);

/** The items of a row, or those at the top. */
export const listAt = (design: Design, row: number | undefined): readonly DesignItem[] =>
  row === undefined ? design.items : (itemAt(design, row)?.children ?? []);

export function spotOf(design: Design, key: number): Spot | undefined {
  const rows = [undefined, ...everyItem(design.items).map((item) => item.key)];
  for (const row of rows) {
    const index = listAt(design, row).findIndex((item) => item.key === key);
    if (index >= 0) return { row, index };
  }
  return undefined;
}

/** Replaces the items of a row, or those at the top. */
function withList(
  items: readonly DesignItem[],
  row: number | undefined,
  list: (before: readonly DesignItem[]) => readonly DesignItem[],
): readonly DesignItem[] {
  if (row === undefined) return list(items);
  return items.map((item) =>
    item.key === row ? { ...item, children: list(item.children) } : { ...item, children: withList(item.children, row, list) },
  );
}

const withItem = (items: readonly DesignItem[], key: number, change: (item: DesignItem) => DesignItem): readonly DesignItem[] =>
  items.map((item) => (item.key === key ? change(item) : { ...item, children: withItem(item.children, key, change) }));

const without = (items: readonly DesignItem[], key: number): readonly DesignItem[] =>
  items.filter((item) => item.key !== key).map((item) => ({ ...item, children: without(item.children, key) }));

/** A row may stand inside no other. */
const mayStandIn = (item: DesignItem, row: number | undefined) => row === undefined || !isRow(item);

const put = (items: readonly DesignItem[], { row, index }: Spot, item: DesignItem) =>
  withList(items, row, (before) => before.toSpliced(index, 0, item));

const FIRST_NUMBER = 100;
const numberIn = (value: unknown): number => Number(/^(?:field|row)?(\d{1,9})$/.exec(String(value))?.[1] ?? 0);

/** The numbers that names of components count on from. */
const lastNumber = ({ items }: Design): number =>
  Math.max(
    FIRST_NUMBER,
    ...everyItem(items).flatMap(({ drawn }) =>
      [['__vModel__'], ['__config__', 'formId'], ['__config__', 'componentName']].map((at) => numberIn(valueAt(drawn, at))),
    ),
  );

/** A component under a number of its own, and so what it holds. */
function numbered(drawn: unknown, take: () => number): unknown {
  if (!isJson(drawn)) return drawn;
  const number = take();
  const config = { ...jsonAt(drawn, ['__config__']), formId: number, renderKey: number };
  if (!isRow({ drawn })) return { ...drawn, __config__: config, __vModel__: `field${number}` };
  const children: unknown = valueAt(drawn, CHILDREN);
  const own = Array.isArray(children) ? { children: children.map((child: unknown) => numbered(child, take)) } : {};
  return { ...drawn, __config__: { ...config, componentName: `row${number}`, ...own } };
}

/** Puts a component into the form under a name of its own, and selects it; at the end unless told. */
export function addItem(design: Design, drawn: unknown, at?: Spot): Design {
  const numbers = counter(lastNumber(design) + 1);
  const keys = counter(design.nextKey);
  const item = keyed(numbered(drawn, numbers.take), keys.take);
  const spot = at && mayStandIn(item, at.row) ? at : { row: undefined, index: design.items.length };
  return { ...design, items: put(design.items, spot, item), nextKey: keys.next(), selected: item.key };
}

export function copyItem(design: Design, key: number): Design {
  const [item, spot] = [itemAt(design, key), spotOf(design, key)];
  return item && spot ? addItem(design, jsonOf(item), { ...spot, index: spot.index + 1 }) : design;
}

/** Takes a component out, with what it holds; its neighbour is selected. */
export function removeItem(design: Design, key: number): Design {
  const spot = spotOf(design, key);
  if (!spot) return design;
  const left = listAt(design, spot.row).filter((item) => item.key !== key);
  return { ...design, items: without(design.items, key), selected: (left[spot.index] ?? left[spot.index - 1])?.key ?? spot.row };
}

/** Moves a component to a spot, counted before it is taken out of where it stands. */
export function moveItem(design: Design, key: number, to: Spot): Design {
  const [item, from] = [itemAt(design, key), spotOf(design, key)];
  if (!item || !from || to.row === key || (from.row !== to.row && !mayStandIn(item, to.row))) return design;
  const index = from.row === to.row && from.index < to.index ? to.index - 1 : to.index;
  const room = from.row === to.row ? listAt(design, to.row).length - 1 : listAt(design, to.row).length;
  const spot = { row: to.row, index: Math.max(0, Math.min(index, room)) };
  return { ...design, items: put(without(design.items, key), spot, item), selected: key };
}

/** Moves one place up or down among the neighbours. */
export function stepItem(design: Design, key: number, step: 1 | -1): Design {
  const spot = spotOf(design, key);
  const to = spot && spot.index + (step === 1 ? 2 : -1);
  if (!spot || to === undefined || to < 0 || to > listAt(design, spot.row).length) return design;
  return moveItem(design, key, { ...spot, index: to });
}

/** The row beside a component at the top: the one before it, else the one behind it. */
export function rowBeside(design: Design, key: number): number | undefined {
  const [item, spot] = [itemAt(design, key), spotOf(design, key)];
  if (!item || !spot || spot.row !== undefined || isRow(item)) return undefined;
  return [design.items[spot.index - 1], design.items[spot.index + 1]].find((other) => other && isRow(other))?.key;
}

export function intoRow(design: Design, key: number): Design {
  const row = rowBeside(design, key);
  return row === undefined ? design : moveItem(design, key, { row, index: listAt(design, row).length });
}

/** Out of its row, behind it. */
export function outOfRow(design: Design, key: number): Design {
  const spot = spotOf(design, key);
  const out = spot?.row === undefined ? undefined : spotOf(design, spot.row);
  return out ? moveItem(design, key, { ...out, index: out.index + 1 }) : design;
}

/** Changes one property of a component; undefined takes it away. */
export const changeItem = (design: Design, key: number, at: readonly string[], value: unknown): Design => ({
  ...design,
  items: withItem(design.items, key, (item) => ({ ...item, drawn: withValue(item.drawn, at, value) })),
});

export const changeRoot = (design: Design, name: string, value: unknown): Design => ({
  ...design,
  root: { ...design.root, [name]: value },
});

export const selectItem = (design: Design, selected: number | undefined): Design => ({ ...design, selected });
