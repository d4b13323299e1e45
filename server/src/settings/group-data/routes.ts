import { groupDataCalls } from '#contract/settings/group-data.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteGroupData } from './delete-group-data.ts';
import { groupDataInfo, listGroupData } from './queries.ts';
import { saveGroupData } from './save-group-data.ts';

export const groupDataRoutes = serve(groupDataCalls, {
  list: read(listGroupData),
  info: read(groupDataInfo),
  save: write(saveGroupData),
  update: write(saveGroupData),
  delete: write(deleteGroupData),
});
