import { showMoment } from '#contract/moment.ts';
import type { SheetColumn } from '#server/platform/sheets/cell.ts';

type CellFormat<R> = Pick<SheetColumn<R>, 'width' | 'decimals' | 'value'>;

export const cell = <R>(value: CellFormat<R>['value'], width?: number): CellFormat<R> => ({
  value,
  ...(width !== undefined && { width }),
});

/** Cell of an amount in yuan, as a number. */
export const amountCell = <R>(fen: (row: R) => number): CellFormat<R> => ({
  width: 11,
  decimals: true,
  value: (row) => fen(row) / 100,
});

export const timeCell = <R>(at: (row: R) => Date | null): CellFormat<R> =>
  cell((row) => {
    const moment = at(row);
    return moment && showMoment(moment);
  }, 20);
