import { screenAt } from './screens.ts';

export function titleAt(pathname: string): string {
  const found = screenAt(pathname);
  return found?.screen.titleOf?.(found.match.params) ?? found?.screen.title ?? 'no-name';
}
