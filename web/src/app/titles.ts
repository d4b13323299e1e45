import { screenAt } from './screens.ts';

export const titleAt = (pathname: string): string => screenAt(pathname)?.screen.title ?? 'no-name';
