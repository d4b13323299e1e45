import type { OwnSetting } from './own-pages.ts';

export type { OwnSetting } from './own-pages.ts';
export { settingsRoutes } from './routes.tsx';
export { settingAddress } from './setting-address.ts';

/** Loads the declarations of all settings when somebody looks for one. */
export const findOwnSettings = (word: string): Promise<OwnSetting[]> =>
  import('./own-pages.ts').then((module) => module.findOwnSettings(word));
