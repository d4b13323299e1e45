import { clearDeleted } from '#server/platform/jobs/clear-deleted.ts';
import { deleteDeadLinks } from './queries.ts';

/** Links and facets of tags that can no longer be restored go. */
export const clearDeletedTags = clearDeleted({
  name: 'customer.clearTags',
  label: '清除已删除的用户标签',
  portion: 1000,
  clear: deleteDeadLinks,
});
