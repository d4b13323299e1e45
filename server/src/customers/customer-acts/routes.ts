import { customerCalls } from '#contract/customers/customers.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { adjustBalanceAndPoints } from '../balance/adjust-balance-and-points.ts';
import { adjustByOnePerson } from '../balance/adjust-by-one-person.ts';
import { proposeAdjustment } from '../balance/propose-adjustment.ts';
import { updateLevel } from '../levels/update-level.ts';
import { listCustomers } from '../customer-list/list-customers.ts';
import { getCustomer, tagsOf } from '../customer-list/queries.ts';
import { groupCustomers } from './group-customers.ts';
import { tagCustomers } from './tag-customers.ts';
import { updateCustomer } from './update-customer.ts';
import { updatePhone } from './update-phone.ts';
import { updateSpread } from '../referrers/update-spread.ts';

export const customerRecordRoutes = serve(customerCalls, {
  list: read(listCustomers),
  info: read(getCustomer),
  update: write(updateCustomer),
  updatePhone: write(updatePhone),
  group: write(groupCustomers),
  // Tags of several were not shown.
  tag: edit(tagCustomers, async (db, { input: { id } }) => {
    const [one = 0, ...others] = id;
    const worn = (await tagsOf(db, [one])).get(one) ?? [];
    return others.length === 0 ? { tagId: worn.map((tag) => tag.id).join(',') } : null;
  }),
  updateLevel: write(updateLevel),
  updateSpread: write(updateSpread),
  operateFounds: write(adjustByOnePerson),
  adjustFounds: write(adjustBalanceAndPoints),
  proposeFounds: write(proposeAdjustment),
});
