import type { MenuNode } from '#contract/access/menu-nodes.ts';

/** An entry of the menu as the wire sends it; addresses stand for themselves. */
export function entry(name: string, component: string, childList: MenuNode[] = []): MenuNode {
  const id = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_003;
  return {
    id,
    pid: 0,
    name,
    icon: 'menu',
    perms: null,
    component,
    menuType: childList.length > 0 ? 'M' : 'C',
    sort: 1,
    childList,
  };
}
