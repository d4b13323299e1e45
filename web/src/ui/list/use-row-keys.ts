import { type RefObject, useEffect, useRef } from 'react';

interface RowActs {
  open: ((key: number) => void) | undefined;
  /** Reaches from the row chosen last, or chooses this one alone. */
  choose: ((key: number, isReaching: boolean) => void) | undefined;
  clear: (() => void) | undefined;
}

const ROW = '[data-row-key]';
/** A dialog that is open. */
export const DIALOG = '.ant-modal-wrap:not([style*="display: none"])';
const COVER = `${DIALOG}, .ant-drawer-open, .ant-popover:not(.ant-popover-hidden), .ant-dropdown:not(.ant-dropdown-hidden)`;
const SEARCH = '.filters input[type="search"]:not([role="combobox"])';

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null;

function walk(list: HTMLElement, row: HTMLElement | undefined, step: number) {
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  const next = rows[row ? rows.indexOf(row) + step : 0];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Leads where the name of the row leads. */
const follow = (row: HTMLElement) => () => row.querySelector<HTMLElement>('.cell-title > a')?.click();

/** `/` searches, `j` `k` walk, `x` chooses, with Shift from the last one on, Enter opens, Esc lets go, and leaves the search for the rows. Silent while a dialog covers the list. */
export function useRowKeys(list: RefObject<HTMLElement | null>, acts: RowActs) {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const here = list.current;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const leavesSearch = event.key === 'Escape' && document.activeElement?.matches(SEARCH) === true;
      if (!here || !isPlain || (isTyping(event.target) && !leavesSearch) || document.querySelector(COVER)) return;
      // Leads from the search on to what it found.
      if (leavesSearch) return walk(here, undefined, 1);
      const row = document.activeElement?.closest<HTMLElement>(ROW) ?? undefined;
      const isOnRow = row !== undefined && document.activeElement === row;
      const key = Number(row?.dataset['rowKey']);
      const choose = row && (() => latest.current.choose?.(key, event.shiftKey));
      const deeds: Record<string, (() => void) | undefined> = {
        '/': () => here.querySelector<HTMLInputElement>('.filters input')?.focus(),
        j: () => walk(here, row, 1),
        k: () => walk(here, row, -1),
        x: choose,
        X: choose,
        Enter: isOnRow ? () => (latest.current.open ?? follow(row))(key) : undefined,
        Escape: () => latest.current.clear?.(),
      };
      const deed = deeds[event.key];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
