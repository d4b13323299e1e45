import { groupDataCalls } from '#contract/settings/group-data.ts';
import type { Services } from '#server/platform/services.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deleteGroupData } from './delete-group-data.ts';
import { groupDataInfo, listGroupData } from './queries.ts';
import { saveGroupData } from './save-group-data.ts';

export const groupDataRoutes = ({ secrets }: Pick<Services, 'secrets'>) =>
  serve(groupDataCalls, {
    list: read(listGroupData),
    info: read(groupDataInfo),
    save: write((context, draft) => saveGroupData(context, draft, secrets)),
    update: edit((context, draft) => saveGroupData(context, draft, secrets), groupDataInfo),
    delete: write(deleteGroupData),
  });
