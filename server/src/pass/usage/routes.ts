import { passUsageCalls } from '#contract/services/pass/usage.ts';
import { ask, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';

export const passUsageRoutes = ({ providers: { pass } }: Pick<Services, 'providers'>) =>
  serve(passUsageCalls, { record: ask((input) => pass.uses(input)) });
