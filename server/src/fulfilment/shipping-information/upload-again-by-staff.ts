import type { Input } from '#contract/call.ts';
import { type shippingInformationCalls, shippingRefusals } from '#contract/fulfilment/shipping-information.ts';
import { lockOrder } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { requestUpload } from './request-upload.ts';

/** Has a sending uploaded anew, for staff who have mended what it failed for. */
export async function uploadAgainByStaff(
  write: Write,
  { orderNo }: Input<typeof shippingInformationCalls.uploadShipping>,
): Promise<null> {
  const found = await lockOrder(write, orderNo);
  if (!(await requestUpload(write, found))) throw shippingRefusals.NONE();
  return null;
}
