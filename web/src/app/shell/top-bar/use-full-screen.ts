import { useSyncExternalStore } from 'react';
import { notify } from '#web/ui/basics/notify.ts';

const listen = (change: () => void) => {
  document.addEventListener('fullscreenchange', change);
  return () => document.removeEventListener('fullscreenchange', change);
};

async function toggle(): Promise<void> {
  if (!document.fullscreenEnabled) return notify.warning('you browser can not work');
  await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
}

export function useFullScreen(): [full: boolean, toggle: () => void] {
  const full = useSyncExternalStore(
    listen,
    () => document.fullscreenElement !== null && document.fullscreenElement !== undefined,
  );
  return [full, () => void toggle().catch(() => notify.warning('you browser can not work'))];
}
