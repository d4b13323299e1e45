import { useEffect, useRef } from 'react';

/** Menu that scrolls as a whole: brings the row of the page into sight, or the settings that were just opened. */
export function useInSight(isWhole: boolean, pathname: string) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWhole) return;
    const foot = menu.current?.querySelector('.sidebar-foot');
    const lit = foot?.querySelector('[data-lit="true"]');
    if (lit) lit.scrollIntoView({ block: 'nearest' });
    else foot?.scrollIntoView({ block: 'start' });
  }, [isWhole, pathname]);
  return menu;
}
