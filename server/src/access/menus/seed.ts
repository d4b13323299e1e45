import { z } from 'zod';
import { MenuType } from '#contract/access/menus.ts';
import rows from './seed.json' with { type: 'json' };

const SeedRow = z.tuple([
  z.int(),
  z.int().nullable(),
  MenuType,
  z.string(),
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.int(),
  z.literal([0, 1]),
]);

/** Signing in and out: every session holds these. */
const PUBLIC_ROOT = 280;

/** The menu tree of a new shop, parents before their children. Own entries have ids from 1000. */
export const seedMenus = z
  .array(SeedRow)
  .parse(rows)
  .map(([id, pid, menuType, name, icon, component, perms, sort, visible]) => ({
    id,
    pid,
    menuType,
    name,
    icon,
    component,
    perms,
    sort,
    isShow: visible === 1,
    isPublic: id === PUBLIC_ROOT || pid === PUBLIC_ROOT,
  }));

/** The node and everything below it. */
export function subtree(root: number): number[] {
  return [root, ...seedMenus.filter(({ pid }) => pid === root).flatMap(({ id }) => subtree(id))];
}
