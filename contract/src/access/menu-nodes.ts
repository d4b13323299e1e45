import { z } from 'zod';
import { id, idOrNone } from '../wire.ts';

export interface MenuNode {
  id: number;
  pid: number;
  name: string;
  /** Name of the icon without `el-icon-`. */
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
  /** The role grants it; null where there is no role. */
  checked: boolean | null;
  sort: number;
  /** Ours: directory, page or button. */
  menuType?: 'M' | 'C' | 'A' | undefined;
  childList: RightNode[];
  /** Permission that it grants; only sent where there is one. */
  perms?: string | undefined;
  /** Only sent when true: everybody has it. */
  isPublic?: boolean | undefined;
  /** Only sent when true: not for the asking person to give or take. */
  disabled?: boolean | undefined;
  /** Ours, only sent when true: a page that only super administrators open, whoever holds its rights. */
  isAdminOnly?: boolean | undefined;
}

export const RightNode: z.ZodType<RightNode> = z.object({
  id,
  pid: idOrNone,
  name: z.string(),
  icon: z.string().nullable(),
  checked: z.boolean().nullable(),
  sort: z.int(),
  menuType: z.enum(['M', 'C', 'A']).optional(),
  childList: z.lazy(() => z.array(RightNode)),
  perms: z.string().optional(),
  isPublic: z.literal(true).optional(),
  disabled: z.literal(true).optional(),
  isAdminOnly: z.literal(true).optional(),
});
