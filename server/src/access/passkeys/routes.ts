import { passkeyCalls } from '#contract/access/passkeys.ts';
import type { Answer, Input } from '#contract/call.ts';
import { type CallContext, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import type { NotifyHolder } from '../notify-holder.ts';
import { addPasskey } from './add-passkey.ts';
import { askPasskey } from './ask-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { deletePasskey } from './delete-passkey.ts';
import { listOwn } from './queries.ts';

/** Sign-in by a device: what opens a session stands above passkeys. */
type PasskeySignIn = (
  services: Services,
  typed: Input<typeof passkeyCalls.signIn>,
  asked: CallContext,
) => Promise<Answer<typeof passkeyCalls.signIn>>;

export const passkeyRoutes = (services: Services, signInByPasskey: PasskeySignIn, notifyHolder: NotifyHolder) =>
  serve(passkeyCalls, {
    list: read(listOwn),
    begin: handle((typed, { actor, from }) => beginPasskey(services, typed, asAdministrator(actor), from)),
    add: write(addPasskey(notifyHolder)),
    delete: write(deletePasskey),
    ask: write(askPasskey),
    signIn: handle((typed, asked) => signInByPasskey(services, typed, asked)),
  });
