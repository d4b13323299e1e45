import { and, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { caseKinds, caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import type { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { moveStock } from '#server/catalogue/index.ts';
import { findCarrier } from '#server/delivery/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type CaseLineRecord, type CaseRecord, parcel } from '#server/orders/index.ts';
import { deliveryText } from '#server/orders/rules.ts';
import { moveCase } from '../return-cases/move-case.ts';
import { linesOfCase } from '../return-cases/queries.ts';
import { lockCase } from '../return-cases/lock-case.ts';
import { logCase } from '../return-cases/log-case.ts';
import { checkClosable, piecesBack } from '../return-cases/rules.ts';

type ExchangeInput = Input<typeof returnCaseCalls.exchange>;

/** Goods that somebody hands over have neither carrier nor number. */
async function deliveryOf({ tx }: Write, { expressCode = '', expressNumber = '' }: ExchangeInput) {
  const [code, number] = [expressCode.trim(), expressNumber.trim()];
  if (code === '' && number === '')
    return { deliveryType: 'fictitious', deliveryName: null, deliveryCode: null, deliveryId: null };
  const carrier = await findCarrier(tx, code);
  if (!carrier || number === '') throw returnCaseRefusals.CARRIER();
  return { deliveryType: 'express', deliveryName: carrier.name, deliveryCode: carrier.code, deliveryId: number };
}

/** Recognises a repeated request with the parcel that was sent already. */
async function isRepeated(
  { tx }: Write,
  { id, state, kind }: CaseRecord,
  { expressNumber = '' }: ExchangeInput,
): Promise<boolean> {
  if (kind !== caseKinds.exchange || state !== caseStates.closed) return false;
  const number = expressNumber.trim();
  const known = and(eq(parcel.caseId, id), number === '' ? eq(parcel.deliveryType, 'fictitious') : eq(parcel.deliveryId, number));
  return (await tx.$count(parcel, known)) > 0;
}

/** Movements of stock of the goods that came back and of those that go out; sales move along. */
const movesOf = ({ orderId }: CaseRecord, lines: readonly CaseLineRecord[]) =>
  lines.flatMap(({ skuId, outSkuId, received, sellable }) => [
    { skuId, delta: sellable, sold: -received, cause: 'exchange' as const, orderId },
    { skuId: outSkuId ?? skuId, delta: -received, sold: received, cause: 'exchange' as const, orderId },
  ]);

/** Closes an exchange: as many pieces leave as came back. */
export async function exchangeCase(write: Write, asked: ExchangeInput): Promise<null> {
  const { tx, now } = write;
  const { found } = await lockCase(write, asked.id);
  if (await isRepeated(write, found, asked)) return null;
  checkClosable(found, caseKinds.exchange);
  const delivery = await deliveryOf(write, asked);
  const times = { createTime: now, updateTime: now };
  const lines = await linesOfCase(tx, found.id);
  // The letter to the buyer, which the move writes, names the parcel.
  await tx.insert(parcel).values({ ...delivery, ...times, orderId: found.orderId, caseId: found.id, pieces: piecesBack(lines) });
  await moveCase(write, found, 'close', { isRestocked: true });
  const how = delivery.deliveryType === 'express' ? `换货已发出：${deliveryText(delivery)}` : '换货已当面交付';
  await logCase(write, found, how);
  await moveStock(write, movesOf(found, lines));
  return null;
}
