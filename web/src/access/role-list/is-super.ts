import type { RoleRow } from '#contract/access/role-record.ts';

/** Other servers of the wire know the role that has every right by its number alone. */
const SUPER_ID = 1;

export const isSuper = ({ id, isSuper: says }: Pick<RoleRow, 'id' | 'isSuper'>): boolean => says ?? id === SUPER_ID;
