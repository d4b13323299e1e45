import { clearDeleted } from '#server/platform/jobs/clear-deleted.ts';
import { emptyDeadGroups } from './queries.ts';

/** Customers leave groups that can no longer be restored. */
export const clearDeletedGroups = clearDeleted({
  name: 'customer.clearGroups',
  label: '清除已删除的用户分组',
  portion: 200,
  clear: emptyDeadGroups,
});
