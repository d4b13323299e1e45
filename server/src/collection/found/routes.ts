import { platforms } from '#contract/catalogue/platforms.ts';
import { copyTypes, foundCalls, platformForms } from '#contract/collection/found.ts';
import type { Ground } from '#server/platform/ground.ts';
import { handle, serve } from '#server/platform/http/serve.ts';
import { settingOf } from '#server/settings/index.ts';
import { api99 } from './api99.ts';
import { onePass } from './one-pass.ts';

const platformNumbered = (form: number) => platforms.find((platform) => platformForms[platform] === form) ?? 'taobao';

/** Somebody else is asked, so no transaction may wait for the answer. */
export function foundRoutes(ground: Ground) {
  const pass = onePass(ground);
  return serve(foundCalls, {
    importProduct: handle(({ form, url }) => api99(ground, platformNumbered(form)).find(url)),
    copyConfig: handle(async () => {
      const copyType = await settingOf(ground.database.db, 'system_product_copy_type');
      return { copyType, copyNum: copyType === copyTypes.onePass ? await pass.left() : 0 };
    }),
    copyProduct: handle(async ({ url }) => ({ info: await pass.find(url) })),
  });
}
