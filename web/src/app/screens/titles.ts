import { type MenuItem, leavesOf } from '../menu/menu.ts';
import { screenAt } from './screens.ts';

/** Name of the page: as in the menu, or else as in its route. */
export function titleAt(menu: readonly MenuItem[], pathname: string): string {
  const entry = leavesOf(menu).find(({ url }) => url === pathname);
  const found = screenAt(pathname);
  return entry?.title ?? found?.screen.titleOf?.(found.match.params) ?? found?.screen.title ?? 'no-name';
}
