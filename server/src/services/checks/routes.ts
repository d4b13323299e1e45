import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { ask, handle, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { checkService } from './check-service.ts';
import { listServices } from './list-services.ts';

/** Routes that ask providers, so no transaction may wait for the answer. */
export const outsideServiceRoutes = (services: Services) =>
  serve(outsideServiceCalls, {
    list: ask(() => listServices(services)),
    check: handle(({ name }, { actor }) => checkService(services, name, actor)),
  });
