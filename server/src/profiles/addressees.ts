import { customersWithPhone, reachableCustomers } from '#server/customers/index.ts';
import { readsAddressees } from '#server/notifications/index.ts';

readsAddressees({ read: reachableCustomers, at: customersWithPhone });
