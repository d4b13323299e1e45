import type { Input } from '#contract/call.ts';
import { showMoment } from '#contract/moment.ts';
import { waybillSheetRefusals } from '#contract/delivery/sheets.ts';
import { sheetSettings } from '#contract/delivery/settings.ts';
import { orderRefusals } from '#contract/orders/orders.ts';
import { findCarrier, openPassword } from '#server/delivery/index.ts';
import type { LabelRequest } from '#server/platform/labels.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import {
  type OrderRecord,
  type ParcelRecord,
  lockOrder,
  standingParcels,
  checkProposed,
  lineStandings,
} from '#server/orders/index.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';
import { arePiecesSame, countOf, piecesLeft } from '#server/orders/rules.ts';
import { checkSendable, checkPiecesLeft } from '../sending/rules.ts';
import { finishTask } from '#server/tasks/index.ts';
import { findWaybill, reserve } from '../waybills/queries.ts';
import { type WaybillChoice, isAsking, isSame, mayBePrinted, numberOf } from '../waybills/rules.ts';
import { waybillTask } from '../waybills/waybill-task.ts';

type WaybillTerms = Input<typeof sendingCalls.send>;

/** Waybill that may be asked for now; `number` where it is printed already. */
type Reserved = { isSent: true } | { isSent: false; request: LabelRequest; number: string | undefined };

const OPEN = '1';
const CARGO_MAX = 200;

async function carrierOf({ tx }: Write, code: string, secrets: Secrets) {
  const carrier = await findCarrier(tx, code);
  if (!carrier) throw orderRefusals.CARRIER();
  if (!carrier.status) throw waybillSheetRefusals.CARRIER_NOT_READY({ carrier: carrier.name });
  return {
    code,
    partnerId: carrier.partnerId ? carrier.account : null,
    partnerKey: carrier.partnerKey ? openPassword(carrier, secrets) : null,
    net: carrier.net ? carrier.netName : null,
  };
}

/** Goods that the waybill names, and how many. */
async function cargoOf({ tx }: Write, { id }: OrderRecord, input: WaybillTerms): Promise<{ cargo: string; count: number }> {
  const lines = await lineStandings(tx, id);
  const pieces = input.pieces ?? piecesLeft(lines);
  checkPiecesLeft(lines, pieces);
  if (pieces.length === 0) throw orderRefusals.NO_GOODS();
  const named = lines.filter(({ lineId }) => pieces.some((piece) => piece.lineId === lineId));
  const cargo = named.map(({ productName }) => productName).join(',');
  return { cargo: cargo.slice(0, CARGO_MAX), count: countOf(pieces) };
}

/** An order sent by the waybill that was printed last: whoever lost the answer says it again. */
const isRepeated = (found: OrderRecord, { pieces }: WaybillTerms, parcels: readonly ParcelRecord[], number: string | null) => {
  const known = number === null ? undefined : parcels.find(({ deliveryId }) => deliveryId === number);
  return known !== undefined && (pieces ? arePiecesSame(known.pieces, pieces) : found.state === 'sent');
};

export async function reserveWaybill(write: Write, input: WaybillTerms, secrets: Secrets): Promise<Reserved> {
  const { tx, now } = write;
  const found = await lockOrder(write, input.orderNo);
  const terms: WaybillChoice = { com: input.expressCode ?? '', formId: input.expressTempId ?? '' };
  const known = await findWaybill(tx, found.id);
  const parcels = await standingParcels(tx, found.id);
  if (known && isSame(known, terms) && isRepeated(found, input, parcels, known.number)) return { isSent: true };
  const numbers = parcels.map(({ deliveryId }) => deliveryId);
  const number = numberOf(known, terms, numbers);
  const settings = await settingsFor(write, sheetSettings);
  checkSendable(found, input, settings.config_export_open === OPEN);
  await checkProposed(tx, found.id);
  if (isAsking(known, now)) throw orderRefusals.SHEET_UNDER_WAY();
  if (known && mayBePrinted(known) && !input.isReprint)
    throw waybillSheetRefusals.OUTCOME_UNKNOWN({ lostAt: showMoment(known.askedTime).slice(5, 16) });
  const turn = (known?.turn ?? 0) + 1;
  const request = {
    carrier: await carrierOf(write, terms.com, secrets),
    formId: terms.formId,
    printer: settings.config_export_siid,
    from: { name: input.toName ?? '', phone: input.toTel ?? '', address: input.toAddr ?? '' },
    to: { name: found.realName, phone: found.userPhone, address: found.userAddress },
    ...(await cargoOf(write, found, input)),
  };
  if (number === undefined) {
    await reserve(write, found.id, { ...terms, turn, pieces: input.pieces ?? null, together: input.together ?? [] });
    // Ends the task: printing again says that nothing was printed before.
    await finishTask(write, waybillTask(found));
  }
  return { isSent: false, request, number };
}
