import { impersonationCalls, impersonationRefusals } from '#contract/access/impersonations.ts';
import { handle, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { beginImpersonation } from './begin-impersonation.ts';
import { endImpersonation } from './end-impersonation.ts';

const { noun, verb } = impersonationCalls.end;

export const impersonationRoutes = (services: Services, keeper: SessionCache) =>
  serve(impersonationCalls, {
    begin: write(beginImpersonation),
    // The write is that of the person who looks, so that the log never names the other one.
    end: handle(async (_, { actor, from }) => {
      const { sessionId, impersonation } = asAdministrator(actor);
      if (!impersonation) throw impersonationRefusals.NOT_IMPERSONATING();
      const act = { name: `${noun}.${verb}`, actor: impersonation.by, from };
      const { value } = await services.write(act, (context) => endImpersonation(context, { sessionId }));
      keeper.forget(value);
      return null;
    }),
  });
