import { copyTypes, foundCalls, platformForms } from '#contract/collection/found.ts';
import { collectionSettings } from '#contract/collection/settings.ts';
import { platforms } from '#contract/services/platforms.ts';
import type { Services } from '#server/platform/services.ts';
import { ask, handle, serve } from '#server/platform/http/serve.ts';
import { settingOf } from '#server/settings/index.ts';
import { findByAccount, findByNumber } from './find-product.ts';

const platformNumbered = (form: number) => platforms.values.find((platform) => platformForms[platform] === form) ?? 'taobao';

/** Routes that ask a provider, so no transaction may wait for the answer. */
export const foundRoutes = ({ database, providers }: Pick<Services, 'database' | 'providers'>) =>
  serve(foundCalls, {
    importProduct: handle(({ form, url }) => findByNumber(providers, platformNumbered(form), url)),
    copyConfig: ask(async () => {
      const copyType = await settingOf(database.db, collectionSettings.system_product_copy_type);
      return { copyType, copyNum: copyType === copyTypes.onePass ? await providers.collect.left() : 0 };
    }),
    copyProduct: handle(async ({ url }) => ({ info: await findByAccount(providers, url) })),
  });
