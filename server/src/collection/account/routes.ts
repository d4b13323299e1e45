import { collectAccountCalls } from '#contract/collection/account.ts';
import { ask, serve, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { noteSignIn } from './note-sign-in.ts';
import { endCollectAccount } from './queries.ts';
import { showStatus } from './show-status.ts';

export const collectAccountRoutes = (services: Services) =>
  serve(collectAccountCalls, {
    login: writeAfter(askToSignIn(services), noteSignIn),
    status: ask(() => showStatus(services)),
    logout: writeAfter(
      () => services.providers.connector.signOut(),
      async ({ tx, now }) => {
        await endCollectAccount(tx, now);
        return null;
      },
    ),
  });
