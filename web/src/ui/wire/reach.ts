import { isAdminOnly } from '#contract/access/admin-only.ts';
import { hasRole } from './session.ts';

/** The person’s role reaches the page at the address. */
export const reaches = (address: string): boolean => !isAdminOnly(address) || hasRole('admin');
