import { z } from 'zod';
import type { MenuType } from '#contract/access/menus.ts';
import tree from './seed.json' with { type: 'json' };

/** Entry of the tree: its name stands under its kind, the entries below it in `children`. */
const Entry = z.strictObject({
  id: z.int(),
  directory: z.string().optional(),
  page: z.string().optional(),
  button: z.string().optional(),
  icon: z.string().optional(),
  path: z.string().optional(),
  permission: z.string().optional(),
  sort: z.int().optional(),
  hidden: z.literal(true).optional(),
  /** Rows granted to every session, with all below it. */
  public: z.literal(true).optional(),
  /** Page that our front end alone has: in the menu of another client it would lead nowhere. */
  ours: z.literal(true).optional(),
  get children() {
    return z.array(Entry).optional();
  },
});
type MenuEntry = z.infer<typeof Entry>;

const unset = {
  M: { icon: null, perms: null, sort: 1 },
  C: { icon: '', perms: '', sort: 1 },
  A: { icon: null, perms: null, sort: 0 },
} as const satisfies Record<MenuType, object>;

function kindOf({ id, directory, page, button }: MenuEntry): { menuType: MenuType; name: string } {
  if (directory !== undefined) return { menuType: 'M', name: directory };
  if (page !== undefined) return { menuType: 'C', name: page };
  if (button !== undefined) return { menuType: 'A', name: button };
  throw new Error(`menu entry ${id} has no name`);
}

export interface SeedMenu {
  id: number;
  pid: number | null;
  menuType: MenuType;
  name: string;
  icon: string | null;
  component: string | null;
  perms: string | null;
  sort: number;
  isShow: boolean;
  isPublic: boolean;
}

function rowsOf(entry: MenuEntry, above?: SeedMenu): SeedMenu[] {
  const { menuType, name } = kindOf(entry);
  const { icon, perms, sort } = unset[menuType];
  const row: SeedMenu = {
    id: entry.id,
    pid: above?.id ?? null,
    menuType,
    name,
    icon: entry.icon ?? icon,
    component: entry.path ?? null,
    perms: entry.permission ?? perms,
    sort: entry.sort ?? sort,
    isShow: !entry.hidden,
    isPublic: entry.public ?? above?.isPublic ?? false,
  };
  return [row, ...(entry.children ?? []).flatMap((child) => rowsOf(child, row))];
}

const entries = z.array(Entry).parse(tree);

/** The menu tree of a new shop, parents before their children. Own entries have ids from 1000. */
export const seedMenus: readonly SeedMenu[] = entries.flatMap((entry) => rowsOf(entry));

const oursBelow = ({ ours, path, children = [] }: MenuEntry): string[] => [
  ...(ours && path !== undefined ? [path] : []),
  ...children.flatMap(oursBelow),
];
const pagesOfOurs: ReadonlySet<string> = new Set(entries.flatMap(oursBelow));

/** True for a page that clients from elsewhere do not have. */
export const isPageOfOurs = (path: string): boolean => pagesOfOurs.has(path);

const subtree = (root: number): number[] => [
  root,
  ...seedMenus.filter(({ pid }) => pid === root).flatMap(({ id }) => subtree(id)),
];

/** Ids of directories and pages by their name, with everything below them. */
export const branches = (names: readonly string[]): number[] =>
  names.flatMap((name) => {
    const [entry, ...others] = seedMenus.filter((row) => row.menuType !== 'A' && row.name === name);
    if (!entry || others.length > 0) throw new Error(`${others.length + (entry ? 1 : 0)} menu entries are called ${name}`);
    return subtree(entry.id);
  });
