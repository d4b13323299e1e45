import { incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import type { CallbackRoute } from '#server/platform/http/callbacks/serve-callbacks.ts';
import { type Route, read, serve, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { getNotice } from './get-notice.ts';
import { type Labels, listNotices } from './queries.ts';
import { verifyAgain } from './verify-again.ts';
import { workAgain } from './work-again.ts';

export function incomingNoticeRoutes(services: Services, routes: readonly CallbackRoute[], labelOf: Labels): Route[] {
  const { secrets } = services;
  return serve(incomingNoticeCalls, {
    list: read(listNotices(labelOf)),
    info: read(getNotice(secrets, labelOf)),
    again: writeAfter(verifyAgain(services, routes), (write, notice) => workAgain(write, notice, { secrets, labelOf })),
  });
}
