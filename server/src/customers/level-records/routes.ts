import { levelRecordCalls } from '#contract/customers/level-records.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listLevelRecords } from './queries.ts';

export const levelRecordRoutes = serve(levelRecordCalls, { list: read(listLevelRecords) });
