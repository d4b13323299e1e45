/** Loads every noun, so that `everyCall` and `everyRefusal` are complete. */
export { type AnyCall, everyCall } from './call.ts';
export { everyRefusal } from './refusal.ts';
import './changes/changes.ts';
import './jobs/jobs.ts';
import './access/administrators.ts';
import './access/menus.ts';
import './access/preferences.ts';
import './access/sessions.ts';
import './access/sign-in-log.ts';
import './access/sign-in.ts';
import './settings/config.ts';
import './customers/customers.ts';
import './delivery/express.ts';
import './delivery/freight-templates.ts';
import './orders/orders.ts';
import './orders/refunds.ts';
import './storefront/keys.ts';
import './storefront/orders.ts';
