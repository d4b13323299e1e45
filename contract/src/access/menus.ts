import { z } from 'zod';
import { calls, get } from '../call.ts';
import { id, idOrNone } from '../wire.ts';

/** M a directory, C a page, A a button: only the first two are ever shown. */
export const MenuType = z.enum(['M', 'C', 'A']);
export type MenuType = z.output<typeof MenuType>;

export interface MenuNode {
  id: number;
  pid: number;
  name: string;
  /** Without `el-icon-`. */
  icon: string | null;
  perms: string | null;
  /** The address of the page. */
  component: string | null;
  menuType: 'M' | 'C';
  sort: number;
  childList: MenuNode[];
}

export const MenuNode: z.ZodType<MenuNode> = z.object({
  id,
  pid: idOrNone,
  name: z.string(),
  icon: z.string().nullable(),
  perms: z.string().nullable(),
  component: z.string().nullable(),
  menuType: z.enum(['M', 'C']),
  sort: z.int(),
  childList: z.lazy(() => z.array(MenuNode)),
});

export const menuCalls = calls('menu', '/admin', {
  mine: get('/getMenus', {
    permission: 'admin:login:menus',
    beforePasswordChange: true,
    about: 'The pages the asking person may open; higher `sort` first.',
    returns: z.array(MenuNode),
  }),
});
