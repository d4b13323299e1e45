import { roleCalls } from '#contract/access/roles.ts';
import { type Limit, limits } from '#contract/data-scope.ts';
import type { Client } from '../client.ts';

/** Limits the holders of a role, or lifts their limit; the rights of the role stay. */
export async function rescope(admin: Client, roleId: number, limit?: Limit): Promise<void> {
  const { roleName, status, menuList } = await admin.run(roleCalls.info, { id: roleId });
  const ticked = (nodes: typeof menuList): number[] =>
    nodes.flatMap(({ id, checked, childList }) => [...(checked ? [id] : []), ...ticked(childList)]);
  const dataScope = limit ? limits[limit].dataScope : 'all';
  await admin.run(roleCalls.update, { id: roleId, roleName, status, rules: ticked(menuList), dataScope });
}
