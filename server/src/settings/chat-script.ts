import type { FastifyInstance } from 'fastify';
import { scriptSettings } from '#contract/settings/site.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from './config/cache.ts';

/** Clients build the vendor's name into this address. */
export const CHAT_SCRIPT_PATH = '/api/public/jsconfig/:name(^get[a-z]+chatconfig$)';

/** Address at which our own pages load the script, where the server lets them. */
export const OWN_CHAT_SCRIPT = '/api/public/jsconfig/getsignalboxchatconfig';

/**
 * Clients load a chat-configuration script before anybody signs in; without one configured it is empty. Our own pages load it only
 * where CHAT_ORIGINS is set: whoever may edit settings can act there as everybody who opens them.
 */
export const addChatScript =
  ({ database }: Pick<Services, 'database'>) =>
  (http: FastifyInstance): void => {
    http.get(CHAT_SCRIPT_PATH, async (_request, reply) =>
      reply
        .type('application/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await settingOf(database.db, scriptSettings.tongji_js)),
    );
  };
