import type { ListChoice } from './use-choice.ts';

/** Columns as arranging needs to know them. */
export interface Titled {
  title: string;
  hidden?: true;
}

const isShown = ({ title, hidden }: Titled, choice: ListChoice) =>
  hidden ? choice.shown.includes(title) : !choice.hidden.includes(title);

/** Columns in the order a person gave them, hidden ones included. A column the person never saw keeps its place. */
export function ordered<C extends Titled>(columns: readonly C[], { order }: ListChoice): C[] {
  const placed = columns
    .filter(({ title }) => order.includes(title))
    .toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title));
  const next = placed.values();
  return columns.map((column) => (order.includes(column.title) ? (next.next().value ?? column) : column));
}

/** The columns to show, as a person arranged them. */
export const arranged = <C extends Titled>(columns: readonly C[], choice: ListChoice): C[] =>
  ordered(columns, choice)
    .filter((column) => isShown(column, choice))
    .map((column) => (choice.widths[column.title] === undefined ? column : { ...column, width: choice.widths[column.title] }));

export const withShown = (choice: ListChoice, { title, hidden }: Titled, on: boolean): ListChoice => {
  const without = (titles: readonly string[]) => titles.filter((other) => other !== title);
  return {
    ...choice,
    hidden: [...without(choice.hidden), ...(on || hidden ? [] : [title])],
    shown: [...without(choice.shown), ...(on && hidden ? [title] : [])],
  };
};

/** Puts the column at `from` where the one at `to` is. */
export function withMoved(choice: ListChoice, columns: readonly Titled[], from: number, to: number): ListChoice {
  const titles = ordered(columns, choice).map(({ title }) => title);
  const [moved] = titles.splice(from, 1);
  if (moved !== undefined) titles.splice(to, 0, moved);
  return { ...choice, order: titles };
}

export const withWidth = (choice: ListChoice, title: string, px: number): ListChoice => ({
  ...choice,
  widths: { ...choice.widths, [title]: Math.round(Math.max(48, Math.min(800, px))) },
});
