import { passkeyCalls } from '#contract/access/passkeys.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { asAdministrator } from '../sessions/rules.ts';
import { addPasskey } from './add-passkey.ts';
import { askPasskey } from './ask-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { deletePasskey } from './delete-passkey.ts';
import { listOwn } from './queries.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';

export const passkeyRoutes = (services: Services) =>
  serve(passkeyCalls, {
    list: read(listOwn),
    begin: handle((typed, { actor, from }) => beginPasskey(services, typed, asAdministrator(actor), from)),
    add: write(addPasskey),
    delete: write(deletePasskey),
    ask: write(askPasskey),
    signIn: handle((typed, asked) => signInByPasskey(services, typed, asked)),
  });
