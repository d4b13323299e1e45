import { groupCalls } from '#contract/settings/groups.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteGroup } from './delete-group.ts';
import { groupInfo, listGroups } from './queries.ts';
import { type Settle, saveGroup } from './save-group.ts';

export const groupRoutes = (settle: Settle) =>
  serve(groupCalls, {
    list: read(listGroups),
    info: read(groupInfo),
    save: write((context, draft) => saveGroup(context, draft, settle)),
    update: write((context, draft) => saveGroup(context, draft, settle)),
    delete: write(deleteGroup),
  });
