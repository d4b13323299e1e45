import { groupCalls } from '#contract/settings/groups.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { type DeleteEntries, deleteGroup } from './delete-group.ts';
import { groupInfo, listGroups } from './queries.ts';
import { type Settle, saveGroup } from './save-group.ts';

interface EntryActs {
  settle: Settle;
  deleteEntries: DeleteEntries;
}

export const groupRoutes = ({ settle, deleteEntries }: EntryActs) =>
  serve(groupCalls, {
    list: read(listGroups),
    info: read(groupInfo),
    save: write((context, draft) => saveGroup(context, draft, settle)),
    update: edit((context, draft) => saveGroup(context, draft, settle), groupInfo),
    delete: write((context, draft) => deleteGroup(context, draft, deleteEntries)),
  });
