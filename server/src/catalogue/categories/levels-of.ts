import { CATEGORY_LEVELS, categoryTypes } from '#contract/catalogue/category-record.ts';
import { categorySettings } from '#contract/catalogue/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';

/** Levels that a tree may have. */
export const levelsOf = async (db: Db, type: number): Promise<number> =>
  type === categoryTypes.product ? settingOf(db, categorySettings.category_levels) : CATEGORY_LEVELS;
