import { tableCalls } from '#contract/codegen/tables.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listTables } from './queries.ts';

export const tableRoutes = serve(tableCalls, { list: read(listTables) });
