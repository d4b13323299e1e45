import { useLocation } from 'react-router';
import type { MenuItem } from '../menu/menu.ts';
import { titleOfTag, useTags } from '../menu/tags.ts';
import { titleAt } from './titles.ts';

const notices: Readonly<Record<string, string>> = { '/401': '没有访问权限', '/404': '页面不存在' };

/** Name of the page in sight. */
export function useHere(menu: readonly MenuItem[]): string {
  const { pathname } = useLocation();
  const tag = useTags(({ tags }) => tags.find(({ path }) => path === pathname));
  return tag ? titleOfTag(tag) : (notices[pathname] ?? titleAt(menu, pathname));
}
