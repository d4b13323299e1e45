import { authorizationCalls } from '#contract/maintenance/authorizations.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { applyForAuthorization } from './apply-for-authorization.ts';
import { listAuthorizations } from './queries.ts';
import { sendAuthorization } from './send-authorization.ts';

export const authorizationRoutes = (services: Services) =>
  serve(authorizationCalls, {
    list: read(listAuthorizations),
    apply: handle(applyForAuthorization(services)),
    send: write(sendAuthorization),
  });
