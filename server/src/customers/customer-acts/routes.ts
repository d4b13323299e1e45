import { customerCalls } from '#contract/customers/customers.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { adjustBalanceAndPoints } from '../balance/adjust-balance-and-points.ts';
import { adjustByOnePerson } from '../balance/adjust-by-one-person.ts';
import { proposeAdjustment } from '../balance/propose-adjustment.ts';
import { updateLevel } from '../levels/update-level.ts';
import { listCustomers } from '../customer-list/list-customers.ts';
import { getCustomer } from '../customer-list/queries.ts';
import { tagIdsOf } from '../tags/queries.ts';
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
  tag: edit(tagCustomers, async (db, { input: { id } }) =>
    id.length === 1 ? { tagId: (await tagIdsOf(db, id[0] ?? 0)).join(',') } : null,
  ),
  updateLevel: write(updateLevel),
  updateSpread: write(updateSpread),
  operateFounds: write(adjustByOnePerson),
  adjustFounds: write(adjustBalanceAndPoints),
  proposeFounds: write(proposeAdjustment),
});
