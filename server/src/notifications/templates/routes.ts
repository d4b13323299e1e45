import { templateCalls } from '#contract/notifications/templates.ts';
import { type Route, handle, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { syncTemplates } from './sync-templates.ts';

export const templateRoutes = (services: Services): Route[] =>
  serve(templateCalls, {
    syncWechat: handle(syncTemplates(services, 'wechat')),
    syncRoutine: handle(syncTemplates(services, 'routine')),
  });
