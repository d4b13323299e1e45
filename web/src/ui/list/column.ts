import type { ReactNode } from 'react';

export interface ColumnOf<R, K extends keyof R> {
  /** Also names the column in the person's choices. */
  title: string;
  field: K;
  // Written as a method: a column of any field must pass for a column of its row.
  show?(value: R[K], row: R): ReactNode;
  /** px; most cells know their own. */
  width?: number;
  align?: 'right';
  /** A click on the cell opens the row's detail. */
  opens?: true;
  /** The call takes this field as `order`; its head puts the list in order. */
  sorts?: true | 'time';
  /** Shown only to those who choose it. */
  hidden?: true;
  /** Its place on a phone's card: a picture, the headline, the status, or nowhere. Others become lines. */
  card?: 'picture' | 'title' | 'status' | 'none';
}

export type Column<R> = { [K in keyof R & string]: ColumnOf<R, K> }[keyof R & string];

/** Stands where a cell has nothing to show. */
export const DASH = '–';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** What a cell shows; nothing to show is a dash. */
export function contentOf<R, K extends keyof R>(column: ColumnOf<R, K>, row: R): ReactNode {
  const value = row[column.field];
  const content = column.show ? column.show(value, row) : isEmpty(value) ? undefined : String(value);
  return isEmpty(content) ? DASH : content;
}

interface Shape {
  width: number;
  align?: 'right';
  card?: 'picture' | 'status';
}

const shapes = new WeakMap<object, Shape>();

/** Gives every column that is shown this way its width and side. */
export function shaped<F extends (value: never) => ReactNode>(show: F, shape: Shape): F {
  shapes.set(show, shape);
  return show;
}

const shapeOfShow = <R>({ show }: Column<R>) => (show ? shapes.get(show) : undefined);

export const shapeOf = <R>(column: Column<R>): Partial<Shape> => ({
  ...shapeOfShow(column),
  ...definedOf({ width: column.width, align: column.align }),
});

const definedOf = ({ width, align }: Partial<Shape>) => ({
  ...(width === undefined ? {} : { width }),
  ...(align === undefined ? {} : { align }),
});

/** Where a column stands on a card. */
export const cardPlaceOf = <R>(column: Column<R>) => column.card ?? shapeOfShow(column)?.card;

/** The column that heads a record: the one that says so, or the first that has no other place. */
export const titleColumn = <R>(columns: readonly Column<R>[]): Column<R> | undefined =>
  columns.find((column) => cardPlaceOf(column) === 'title') ?? columns.find((column) => cardPlaceOf(column) === undefined);

/** What a record is called to those who cannot see its row; its place where nothing in words heads it. */
export function nameOf<R>(columns: readonly Column<R>[], row: R, place: number): string {
  const column = titleColumn(columns);
  const name = column && row[column.field];
  return typeof name === 'string' && name !== '' ? name : `第 ${place} 行`;
}
