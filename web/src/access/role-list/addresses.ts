export const ROLES = '/operation/roleManager/identityManager';

/** Address of the page of a role. */
export const roleAddress = (id: number): string => `${ROLES}/edit/${id}`;

/** Address of the page of a new role that begins as this one. */
export const copyAddress = (id: number): string => `${ROLES}/edit/${id}/copy`;
