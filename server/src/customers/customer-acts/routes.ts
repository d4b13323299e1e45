import { customerCalls } from '#contract/customers/customers.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { adjustFounds } from '../balance/adjust-founds.ts';
import { operateFounds } from '../balance/operate-founds.ts';
import { proposeFounds } from '../balance/propose-founds.ts';
import { updateLevel } from '../levels/update-level.ts';
import { groupCustomers } from '../groups/group-customers.ts';
import { listCustomers } from '../customer-list/list-customers.ts';
import { getCustomer } from '../customer-list/queries.ts';
import { tagCustomers } from '../tags/tag-customers.ts';
import { updateCustomer } from './update-customer.ts';
import { updatePhone } from './update-phone.ts';
import { updateSpread } from '../referrers/update-spread.ts';

export const customerRecordRoutes = serve(customerCalls, {
  list: read(listCustomers),
  info: read(getCustomer),
  update: write(updateCustomer),
  updatePhone: write(updatePhone),
  group: write(groupCustomers),
  tag: write(tagCustomers),
  updateLevel: write(updateLevel),
  updateSpread: write(updateSpread),
  operateFounds: write(operateFounds),
  adjustFounds: write(adjustFounds),
  proposeFounds: write(proposeFounds),
});
