import { customerGroupCalls } from '#contract/customers/groups.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deleteGroup, groups, listGroups, saveGroup } from './queries.ts';

export const groupRoutes = serve(customerGroupCalls, {
  list: read(listGroups),
  info: read(groups.findById),
  save: write(saveGroup),
  update: edit(saveGroup, groups.findById),
  delete: write(deleteGroup),
});
