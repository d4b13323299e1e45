import { settingHistoryCalls } from '#contract/settings/setting-history.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetSettings } from '../config/cache.ts';
import { listSaves } from './list-saves.ts';
import { restoreSettings } from './restore-settings.ts';

export const settingHistoryRoutes = ({ database, secrets }: Pick<Services, 'database' | 'secrets'>) =>
  serve(settingHistoryCalls, {
    history: read(listSaves),
    restore: write(async (context, asked) => {
      await restoreSettings(context, asked, secrets);
      forgetSettings(database.db);
      return null;
    }),
  });
