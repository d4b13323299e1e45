import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type addressCalls, orderAddressRefusals } from '#contract/orders/addresses.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { lockOrder } from '../orders/record.ts';
import { checkSole } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';

interface AddressChange {
  realName: string;
  userPhone: string;
  userAddress: string;
}

const written = ({ realName, userPhone, userAddress }: AddressChange) => `${realName} ${userPhone} ${userAddress}`;

/** Addresses of orders change until they are sent; what was charged for freight stays. */
export async function changeAddress(write: Write, input: Input<typeof addressCalls.changeAddress>): Promise<null> {
  const { tx, now } = write;
  const { orderNo, reason, ...to } = input;
  const found = await lockOrder(write, orderNo);
  await checkSole(write, found.id, '收货地址');
  const isUnsent = found.state === 'unpaid' || found.state === 'toSend';
  const isKept = found.refundState === 'none' || found.refundState === 'asked';
  if (!isUnsent || !isKept || found.isDel) throw orderAddressRefusals.TOO_LATE();
  if (found.shippingType === 2) throw orderAddressRefusals.PICK_UP();
  if (written(found) === written(to)) throw orderAddressRefusals.SAME();
  await tx
    .update(order)
    .set({ ...to, updateTime: now })
    .where(eq(order.id, found.id));
  const message = `修改地址 ${written(found)} 改为 ${written(to)}`;
  await logStep(write, found.id, { type: 'address_edit', message, reason });
  return null;
}
