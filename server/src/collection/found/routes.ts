import { platforms } from '#contract/catalogue/platforms.ts';
import { copyTypes, foundCalls, platformForms } from '#contract/collection/found.ts';
import { collectionSettings } from '#contract/collection/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { ask, handle, serve } from '#server/platform/http/serve.ts';
import type { OnePass } from '#server/services/index.ts';
import { settingOf } from '#server/settings/index.ts';
import { api99 } from './api99.ts';
import { onePassSource } from './one-pass.ts';

const platformNumbered = (form: number) => platforms.values.find((platform) => platformForms[platform] === form) ?? 'taobao';

/** Routes that ask a provider, so no transaction may wait for the answer. */
export function foundRoutes(services: Services, onePass: OnePass) {
  const pass = onePassSource(onePass);
  return serve(foundCalls, {
    importProduct: handle(({ form, url }) => api99(services, platformNumbered(form)).find(url)),
    copyConfig: ask(async () => {
      const copyType = await settingOf(services.database.db, collectionSettings.system_product_copy_type);
      return { copyType, copyNum: copyType === copyTypes.onePass ? await pass.left() : 0 };
    }),
    copyProduct: handle(async ({ url }) => ({ info: await pass.find(url) })),
  });
}
