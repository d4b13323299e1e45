import { groupCalls } from '#contract/settings/groups.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteGroup } from './delete-group.ts';
import { groupInfo, listGroups } from './queries.ts';
import { saveGroup } from './save-group.ts';

export const groupRoutes = serve(groupCalls, {
  list: read(listGroups),
  info: read(groupInfo),
  save: write(saveGroup),
  update: write(saveGroup),
  delete: write(deleteGroup),
});
