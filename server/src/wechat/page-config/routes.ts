import { pageConfigCalls } from '#contract/wechat/page-config.ts';
import { type Route, ask, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { signPage } from './sign-page.ts';

export const pageConfigRoutes = (services: Services): Route[] => serve(pageConfigCalls, { config: ask(signPage(services)) });
