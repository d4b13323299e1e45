import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { refuseMerged } from '../customers/lock-active-customer.ts';
import { customers } from '../customers/queries.ts';

/** Customers are put below promoters who may sign in. */
export async function checkReferrer(tx: Tx, uid: number): Promise<void> {
  const referrer = await customers.find(tx, uid);
  if (!referrer) throw customerRefusals.NO_REFERRER();
  refuseMerged(referrer);
  if (!referrer.status) throw customerRefusals.REFERRER_OFF();
  if (!referrer.isPromoter) throw customerRefusals.NOT_PROMOTER();
}
