import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { promoterRefusals, type openPromoterCalls } from '#contract/distribution/promoters.ts';
import { bindings, distributionSettings } from '#contract/distribution/settings.ts';
import { customer, findCustomer, findOrCreateCustomer } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { findPromoter } from './queries.ts';

type Bond = Input<typeof openPromoterCalls.bind>;

/** Binds a customer who came through a promoter's link: the first promoter stays theirs. The database refuses circles. */
export async function bindCustomer(write: Write, { account, referrer }: Bond): Promise<null> {
  const { tx, now } = write;
  const { brokerage_func_status: isOn, brokerage_bindind: whom } = await settingsFor(write, distributionSettings);
  if (!isOn) throw promoterRefusals.OFF();
  const promoter = await findPromoter(tx, referrer);
  if (promoter === undefined) throw promoterRefusals.NO_PROMOTER();
  const isNew = (await findCustomer(tx, account)) === undefined;
  const uid = await findOrCreateCustomer(write, { account });
  if (uid === promoter) throw customerRefusals.OWN_REFERRER();
  const [found] = await tx.select({ spreadUid: customer.spreadUid }).from(customer).where(eq(customer.id, uid)).for('update');
  if (found?.spreadUid === promoter) return null;
  if (found?.spreadUid != null) throw promoterRefusals.HAS_REFERRER();
  if (!isNew && whom === bindings.fresh) throw promoterRefusals.NOT_NEW();
  await tx.update(customer).set({ spreadUid: promoter, spreadTime: now, updateTime: now }).where(eq(customer.id, uid));
  return null;
}
