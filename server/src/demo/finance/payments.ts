import { demoSettings } from '#contract/settings/site.ts';
import type { Database, Db } from '#server/platform/database/connect.ts';
import { type Payments, byHand, standIn } from '#server/platform/payments.ts';
import { settingOf } from '#server/settings/index.ts';

export const isDemonstration = (db: Db): Promise<boolean> => settingOf(db, demoSettings.is_demonstration);

/** A shop without a payment provider: a stand-in answers in a demonstration, and people pay in any other. */
export const openPayments = ({ db }: Pick<Database, 'db'>): Payments => ({
  refund: async (request) => ((await isDemonstration(db)) ? standIn : byHand).refund(request),
  query: async (request) => ((await isDemonstration(db)) ? standIn : byHand).query(request),
});
