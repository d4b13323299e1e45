import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, label';

/** Props of what holds rows, or cards, to pick from: a click anywhere in one means it, as one on its name does. */
export const pickByRow = (open: (key: number) => void) => ({
  className: 'pick-dialog pick-rows',
  onClick: ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(CONTROLS)) return;
    const row = target.closest<HTMLElement>('[data-row-key]');
    if (row) open(Number(row.dataset['rowKey']));
  },
});
