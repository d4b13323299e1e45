import type { ClipboardEvent, KeyboardEvent } from 'react';
import { notify } from '../basics/notify.ts';
import { type CellColumn, filledDown, notTaken, pasted } from './fill-lines.ts';

type EditLines<L> = (make: (lines: readonly L[]) => L[]) => void;

interface Place {
  row: number;
  column: number;
}

function cellOf(target: EventTarget): Place | undefined {
  const named = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
  if (named === undefined) return undefined;
  const [row = 0, column = 0] = named.split(':').map(Number);
  return { row, column };
}

const find = (table: HTMLElement, { row, column }: Place) =>
  table.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]:not(:disabled)`);

/** Rows that are looked through for one with this cell. */
const REACH = 60;

/** The next cell in this direction; rows without it are passed over. */
function next(table: HTMLElement, { row, column }: Place, step: number): HTMLElement | null {
  for (let away = 1; away <= REACH; away += 1) {
    const cell = find(table, { row: row + away * step, column });
    if (cell) return cell;
  }
  return null;
}

/** Steps aside by an arrow: from text that is selected whole, or from its end on that side. */
function asideOf({ key, target }: KeyboardEvent): number | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined || !(target instanceof HTMLInputElement)) return undefined;
  const { selectionStart: from, selectionEnd: until, value } = target;
  const isWhole = from === 0 && until === value.length;
  const isAtEnd = from === until && from === (step < 0 ? 0 : value.length);
  return isWhole || isAtEnd ? step : undefined;
}

interface History {
  undo: () => void;
  redo: () => void;
}

const hasModifier = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** The change that a key takes back or does again. */
function historyKey(event: KeyboardEvent, { undo, redo }: History): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (!hasModifier(event)) return undefined;
  if (key === 'y') return redo;
  if (key !== 'z') return undefined;
  return event.shiftKey ? redo : undo;
}

/** Walks the cells as a spreadsheet does: Enter and arrows, Ctrl/Cmd-D fills down, a copied block is laid over, Ctrl/Cmd-Z takes back. */
export function useCellKeys<L extends object>(
  edit: EditLines<L>,
  columns: readonly CellColumn<L>[],
  nameOf: (line: L) => string,
  history?: History,
) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    const field = columns[cell.column]?.field;
    const isFill = hasModifier(event) && event.key.toLowerCase() === 'd';
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const aside = asideOf(event);
    const move = history && historyKey(event, history);
    if (isFill && field) edit((lines) => filledDown(lines, cell.row, field));
    else if (move) move();
    else if (step !== undefined) next(event.currentTarget, cell, step)?.focus();
    else if (aside !== undefined) find(event.currentTarget, { ...cell, column: cell.column + aside })?.focus();
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
