import { customerGroupCalls } from '#contract/customers/groups.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteGroup } from './delete-group.ts';
import { findGroup, listGroups } from './queries.ts';
import { saveGroup } from './save-group.ts';

export const groupRoutes = serve(customerGroupCalls, {
  list: read(listGroups),
  info: read(findGroup),
  save: write(saveGroup),
  update: write(saveGroup),
  delete: write(deleteGroup),
});
