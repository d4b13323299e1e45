import { useSyncExternalStore } from 'react';
import { isPhone } from './wire/index.ts';

const onResize = (tell: () => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};

/** Whether the window is narrower than 992 px. */
export const usePhone = (): boolean => useSyncExternalStore(onResize, isPhone);
