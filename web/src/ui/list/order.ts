import type { TitledColumn } from '../scene/column.ts';

/** The parameter of a list's order: a field upwards, with `-` before it downwards. */
export const ORDER = 'order';

const waysOf = <R>({ sorts }: TitledColumn<R>) =>
  sorts === 'time' ? (['从新到旧', '从旧到新'] as const) : (['从高到低', '从低到高'] as const);

/** Every order the columns offer, in words. */
export const ordersOf = <R>(columns: readonly TitledColumn<R>[]) =>
  columns
    .filter(({ sorts }) => sorts)
    .flatMap((column) => {
      const [down, up] = waysOf(column);
      return [
        { value: `-${column.field}`, label: `${column.title}${down}` },
        { value: column.field, label: `${column.title}${up}` },
      ];
    });

/** Downwards first, then upwards, then as the list itself stands. */
export const nextOrder = (order: string, field: string): string =>
  order === `-${field}` ? field : order === field ? '' : `-${field}`;

export const ariaSortOf = (order: string, field: string): 'ascending' | 'descending' | 'none' =>
  order === field ? 'ascending' : order === `-${field}` ? 'descending' : 'none';
