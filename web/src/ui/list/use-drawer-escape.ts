import { useEffect } from 'react';
import { DIALOG } from './use-row-keys.ts';

export const DETAIL = 'detail-drawer';
const POPUPS = ['popover', 'dropdown', 'select-dropdown', 'picker-dropdown']
  .map((popup) => `.ant-${popup}:not(.ant-${popup}-hidden)`)
  .join(', ');

/** True where something stands over the record and hears Escape first. */
function isCovered(): boolean {
  if (document.querySelector(`${DIALOG}, .ant-image-preview, ${POPUPS}`)) return true;
  return [...document.querySelectorAll('.ant-drawer-open')].at(-1)?.classList.contains(DETAIL) !== true;
}

/**
 * Escape leaves a record. The library keeps a stack of what is open, in which a lazily loaded dialog stays after it is closed when React
 * discarded one of its renders; from then on the drawer below would never be the topmost.
 */
export function useDrawerEscape(onClose: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || isCovered()) return;
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
}
