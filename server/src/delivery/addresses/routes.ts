import { openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteAddress } from './delete-address.ts';
import { listOwnAddresses } from './queries.ts';
import { saveAddress } from './save-address.ts';
import { setDefaultAddress } from './set-default-address.ts';

export const addressRoutes = serve(openAddressCalls, {
  list: read(listOwnAddresses),
  save: write(saveAddress),
  setDefault: write(setDefaultAddress),
  delete: write(deleteAddress),
});
