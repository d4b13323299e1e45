import { useSyncExternalStore } from 'react';
import { isPhone } from './phone.ts';

const onResize = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** Whether the window is narrower than 992 px. */
export const usePhone = (): boolean => useSyncExternalStore(onResize, isPhone);
