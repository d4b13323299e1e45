import { passAccountCalls, passKeyCalls } from '#contract/services/pass/account.ts';
import { sheetSettings } from '#contract/delivery/settings.ts';
import { ask, handle, serve, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { proveKey, readKey } from './application-key.ts';
import { type ChangedAccount, changePassword, changePhone } from './change-account.ts';
import { checkPhoneOwner } from './check-phone-owner.ts';
import { forgetChanged } from './forget-changed.ts';
import { keepCredentials } from './keep-credentials.ts';
import { proveAccount, registerAccount } from './sign-in.ts';

/** The platform is asked before anything is kept, and no transaction waits for its answer. */
export function passAccountRoutes(services: Services) {
  const { providers, database } = services;
  const { pass } = providers;
  const forget = (write: Write, changed: ChangedAccount) => forgetChanged(write, changed, services);
  return [
    ...serve(passAccountCalls, {
      isLogin: ask(() => pass.standing()),
      sendUserCode: handle((input) => pass.sendCode(input)),
      register: writeAfter(registerAccount(services), async (write, { account, password }) => {
        await keepCredentials(write, { account, password }, services);
        return null;
      }),
      login: writeAfter(proveAccount(services), async (write, { account, password }) => {
        await keepCredentials(write, { account, password }, services);
        return { account };
      }),
      info: ask(async ({ isFresh }) => {
        const { dump, ...info } = await pass.info(isFresh);
        // Waybills cannot be printed without a printer, whatever is open at the platform.
        const hasPrinter = (await settingOf(database.db, sheetSettings.config_export_siid)) !== '';
        return { ...info, dump: hasPrinter ? dump : { ...dump, open: 0 } };
      }),
      logout: writeAfter(
        async () => void (await pass.signOut()),
        async (write) => {
          await keepCredentials(write, {}, services);
          return null;
        },
      ),
      updatePassword: writeAfter(changePassword(services), forget),
      checkPhoneOwner: handle((input) => checkPhoneOwner(services, input)),
      updatePhone: writeAfter(changePhone(services), forget),
    }),
    ...serve(passKeyCalls, {
      appGet: ask(() => readKey(services)),
      appSave: writeAfter(proveKey(services), async (write, key) => {
        await keepCredentials(write, key, services);
        return true;
      }),
    }),
  ];
}
