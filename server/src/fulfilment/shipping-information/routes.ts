import { shippingInformationCalls } from '#contract/fulfilment/shipping-information.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { showShipping } from './show-shipping.ts';
import { uploadAgainByStaff } from './upload-again-by-staff.ts';

export const shippingInformationRoutes = serve(shippingInformationCalls, {
  shippingInformation: read(showShipping),
  uploadShipping: write(uploadAgainByStaff),
});
