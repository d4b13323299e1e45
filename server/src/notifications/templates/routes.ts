import { templateCalls } from '#contract/notifications/templates.ts';
import { type Route, ask, handle, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { listAccountTemplates } from './account-templates.ts';
import { syncTemplates } from './sync-templates.ts';

export const templateRoutes = (services: Services): Route[] =>
  serve(templateCalls, {
    syncWechat: handle(syncTemplates(services, 'wechat')),
    syncRoutine: handle(syncTemplates(services, 'routine')),
    account: ask(({ channel }) => listAccountTemplates(services, channel)),
  });
