import { create } from 'zustand';
import { isPhone as isSmall } from '#web/ui/basics/phone.ts';
import { readCookie, writeCookie } from '../session/cookies.ts';

const YEAR = 365 * 86_400;

const sizes = ['medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];

interface Frame {
  opened: boolean;
  /** The sidebar jumps instead of sliding: on the first paint and on a resize. */
  still: boolean;
  mobile: boolean;
  size: Size;
}

const keptSize = () => sizes.find((size) => size === readCookie('size')) ?? 'mini';

export const useFrame = create<Frame>(() => {
  const mobile = isSmall();
  return { opened: !mobile && readCookie('sidebarStatus') !== '0', still: true, mobile, size: keptSize() };
});

export function toggleSidebar(): void {
  const opened = !useFrame.getState().opened;
  useFrame.setState({ opened, still: false });
  writeCookie('sidebarStatus', opened ? '1' : '0', YEAR);
}

export const closeSidebar = (still: boolean) => useFrame.setState({ opened: false, still });

export function chooseSize(size: Size): void {
  useFrame.setState({ size });
  writeCookie('size', size, YEAR);
}

/** Follows the window's width, from now on; returns what stops it. */
export function watchWidth(): () => void {
  const measure = () => {
    const mobile = isSmall();
    if (mobile) useFrame.setState({ mobile, opened: false, still: true });
    else if (useFrame.getState().mobile) useFrame.setState({ mobile, opened: readCookie('sidebarStatus') !== '0', still: true });
  };
  measure();
  window.addEventListener('resize', measure);
  return () => window.removeEventListener('resize', measure);
}

/** A phone by its user agent, which decides about the menu; the width alone decides about the layout. */
export const isPhone = () => /iphone|ipad|ipod|ios|android/i.test(navigator.userAgent);
