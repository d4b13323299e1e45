import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import type { Route } from '#server/platform/http/serve.ts';
import { addChatScript, CHAT_SCRIPT_PATH } from './chat-script.ts';
import { keepSettings } from './config/cache.ts';
import { configRoutes } from './config/routes.ts';
import { settlePasswords } from './config/settle-passwords.ts';
import { formTemplateRoutes } from './form-templates/routes.ts';
import { deleteEntriesOf } from './group-data/queries.ts';
import { groupDataRoutes } from './group-data/routes.ts';
import { sealEntries } from './group-data/seal-entries.ts';
import { groupRoutes } from './groups/routes.ts';
import { settingHistoryRoutes } from './setting-history/routes.ts';
import './log-rules.ts';

export { OWN_CHAT_SCRIPT } from './chat-script.ts';
export { openReach } from './reach.ts';
export { formTemp } from './form-templates/tables.ts';
export { seedConfigForms } from './form-templates/seed-config-forms.ts';
export { sealPasswords } from './config/seal-passwords.ts';
export { sealEntries } from './group-data/seal-entries.ts';
export { saveSettings } from './config/save-settings.ts';
export { savedSettings } from './config/saved-settings.ts';
export { isRowOf, setConfig, storedValues } from './config/queries.ts';
export { groupData } from './group-data/tables.ts';
export { dataGroup } from './groups/tables.ts';
export { saveGroupData } from './group-data/save-group-data.ts';
export { entriesWith, shownEntries } from './group-data/queries.ts';
export { areFilledFor, forgetSettings, secretOf, settingOf, settingsFor, settingsNow, settingsOf } from './config/cache.ts';

interface Settings {
  routes: Route[];
  paths: readonly string[];
  addFiles(http: FastifyInstance): void;
}

export function openSettings(services: Services): Settings {
  keepSettings(services);
  return {
    routes: [
      ...configRoutes(services),
      ...settingHistoryRoutes(services),
      ...formTemplateRoutes(async (write, content) => {
        await settlePasswords(write, content, services.secrets);
        await sealEntries(write, services.secrets);
      }),
      ...groupRoutes({ settle: (write) => sealEntries(write, services.secrets), deleteEntries: deleteEntriesOf }),
      ...groupDataRoutes(services),
    ],
    paths: [CHAT_SCRIPT_PATH],
    addFiles: addChatScript(services),
  };
}
