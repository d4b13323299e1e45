import { smsRecordCalls } from '#contract/notifications/sms-records.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listRecords } from './queries.ts';

export const smsRecordRoutes = serve(smsRecordCalls, { list: read(listRecords) });
