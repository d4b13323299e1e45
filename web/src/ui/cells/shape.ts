import type { ReactNode } from 'react';

/** Stands where a cell has nothing to show. */
export const DASH = '–';

export interface CellShape {
  width: number;
  align?: 'right';
  card?: 'picture' | 'status';
}

const shapes = new WeakMap<object, CellShape>();

/** Gives every column that is shown this way its width and side. */
export function shaped<F extends (value: never, row: never) => ReactNode>(show: F, shape: CellShape): F {
  shapes.set(show, shape);
  return show;
}

export const givenShape = (show: object): CellShape | undefined => shapes.get(show);
