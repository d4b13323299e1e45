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

/** A node of a permission tree: directories, pages and buttons, hidden ones too. */
export interface RightNode {
  id: number;
  pid: number;
  name: string;
  icon: string | null;
  /** Whether the role grants it; null where there is no role. */
  checked: boolean | null;
  sort: number;
  childList: RightNode[];
  /** Only sent when true: everybody has it. */
  isPublic?: boolean | undefined;
  /** Only sent when true: not for the asking person to give or take. */
  disabled?: boolean | undefined;
}

export const RightNode: z.ZodType<RightNode> = z.object({
  id,
  pid: idOrNone,
  name: z.string(),
  icon: z.string().nullable(),
  checked: z.boolean().nullable(),
  sort: z.int(),
  childList: z.lazy(() => z.array(RightNode)),
  isPublic: z.literal(true).optional(),
  disabled: z.literal(true).optional(),
});

export const menuCalls = calls('menu', '/admin', {
  mine: get('/getMenus', {
    permission: 'admin:login:menus',
    beforePasswordChange: true,
    about: 'The pages the asking person may open; higher `sort` first.',
    returns: z.array(MenuNode),
  }),
  cacheTree: get('/system/menu/cache/tree', {
    permission: 'admin:system:menu:cache:tree',
    orAnyOf: ['admin:system:role:save'],
    about: 'The permission tree of a role that is being made.',
    returns: z.array(RightNode),
  }),
});
