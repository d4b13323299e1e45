import type { ClipboardEvent, KeyboardEvent } from 'react';
import { notify } from '#web/ui/index.ts';
import { type CellColumn, filledDown, notTaken, pasted } from './fill-lines.ts';

type EditLines<L> = (make: (lines: readonly L[]) => L[]) => void;

function cellOf(target: EventTarget): { row: number; column: number } | undefined {
  const named = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
  if (named === undefined) return undefined;
  const [row = 0, column = 0] = named.split(':').map(Number);
  return { row, column };
}

/** Walks the cells as a spreadsheet does: Enter and arrows down and up, Ctrl/Cmd-D fills down, a copied block is laid over. */
export function useCellKeys<L extends object>(
  edit: EditLines<L>,
  columns: readonly CellColumn<L>[],
  nameOf: (line: L) => string,
) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    const field = columns[cell.column]?.field;
    const isFill = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd';
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isFill && field) edit((lines) => filledDown(lines, cell.row, field));
    else if (step !== undefined)
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${cell.row + step}:${cell.column}"]`)?.focus();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    const text = event.clipboardData.getData('text');
    if (!cell || !/[\t\n]/.test(text)) return;
    event.preventDefault();
    edit((lines) => {
      const taken = pasted(lines, cell, text, columns, nameOf);
      const problem = notTaken(taken);
      if (problem !== undefined) notify.warning(problem);
      return taken.lines;
    });
  };
  return { onKeyDown, onPaste };
}
