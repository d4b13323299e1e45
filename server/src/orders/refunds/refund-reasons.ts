import { orderSettings, reasonsIn } from '#contract/orders/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';

/** Reasons that staff and customers choose from, in the order in which the shop has written them. */
export const refundReasons = async (db: Db): Promise<string[]> => reasonsIn(await settingOf(db, orderSettings.stor_reason));
