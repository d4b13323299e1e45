import { demoSettings } from '#contract/settings/site.ts';
import type { Database, Db } from '#server/platform/database/connect.ts';
import { type PaymentProvider, standInProvider } from '#server/platform/payments.ts';
import { settingOf } from '#server/settings/index.ts';

export const isDemonstration = (db: Db): Promise<boolean> => settingOf(db, demoSettings.is_demonstration);

/** Stand-in for what no provider serves; people pay instead unless `isOn`, or where that is left open, in a demonstration. */
export const demoProvider = ({ db }: Pick<Database, 'db'>, isOn?: boolean): PaymentProvider => ({
  ...standInProvider,
  connect: async (payType) => ((isOn ?? (await isDemonstration(db))) ? standInProvider.connect(payType) : undefined),
});
