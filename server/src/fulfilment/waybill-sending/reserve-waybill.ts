import type { Input } from '#contract/call.ts';
import { showMoment } from '#contract/moment.ts';
import { waybillSheetRefusals } from '#contract/delivery/sheets.ts';
import { sheetSettings } from '#contract/delivery/settings.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { findCarrier, openPassword } from '#server/delivery/index.ts';
import type { LabelRequest } from '#server/platform/labels.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { Piece } from '#contract/orders/order-record.ts';
import {
  type ParcelRecord,
  lockOrder,
  standingParcels,
  checkProposed,
  lineStandings,
  linesSeen,
  shopsSeen,
} from '#server/orders/index.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type LineStanding, arePiecesSame, countOf, piecesLeft } from '#server/orders/rules.ts';
import { checkSendable, checkPiecesLeft } from '../sending/rules.ts';
import { findSender } from './sender.ts';
import { finishTask } from '#server/tasks/index.ts';
import { isOwnWaybill, refuseBesideOthers } from '../waybills/own-waybill.ts';
import { findWaybill, reserve } from '../waybills/queries.ts';
import { type WaybillChoice, isAsking, isFor, isOpen, isSame, isStillToSend, mayBePrinted, numberOf } from '../waybills/rules.ts';
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
function cargoOf(lines: readonly LineStanding[], pieces: readonly Piece[]): { cargo: string; count: number } {
  checkPiecesLeft(lines, pieces);
  if (pieces.length === 0) throw orderRefusals.NO_GOODS();
  const named = lines.filter(({ lineId }) => pieces.some((piece) => piece.lineId === lineId));
  const cargo = named.map(({ productName }) => productName).join(',');
  return { cargo: cargo.slice(0, CARGO_MAX), count: countOf(pieces) };
}

/** An order, or the part of it that is theirs, sent by the waybill that was printed last: whoever lost the answer says it again. */
function isRepeated({ pieces }: WaybillTerms, isAllSent: boolean, parcels: readonly ParcelRecord[], number: string | null) {
  const known = number === null ? undefined : parcels.find(({ deliveryId }) => deliveryId === number);
  return known !== undefined && (pieces ? arePiecesSame(known.pieces, pieces) : isAllSent);
}

/** Printer of the shops whose goods the parcel holds; the one of the settings for the house. */
async function printerFor({ tx, actor }: Write, lines: readonly { merId: number | null }[], ofHouse: string): Promise<string> {
  if (!shopsSeen(actor)) return ofHouse;
  const printer = (await findSender(tx, new Set(lines.flatMap(({ merId }) => merId ?? []))))?.sheetPrinter;
  if (!printer) throw orderRefusals.NO_PRINTER();
  return printer;
}

export async function reserveWaybill(write: Write, input: WaybillTerms, secrets: Secrets): Promise<Reserved> {
  const { tx, actor, now } = write;
  const found = await lockOrder(write, input.orderNo);
  const terms: WaybillChoice = { com: input.expressCode ?? '', formId: input.expressTempId ?? '' };
  const known = await findWaybill(tx, found.id);
  const parcels = await standingParcels(tx, found.id);
  const lines = linesSeen(await lineStandings(tx, found.id), actor);
  const isPart = shopsSeen(actor) !== undefined;
  const left = piecesLeft(lines);
  const isOwn = known !== undefined && (await isOwnWaybill(tx, known, actor));
  const isAllSent = isPart ? left.length === 0 : found.state === 'sent';
  if (known && isOwn && isSame(known, terms) && isRepeated(input, isAllSent, parcels, known.number)) return { isSent: true };
  const numbers = parcels.map(({ deliveryId }) => deliveryId);
  const settings = await settingsFor(write, sheetSettings);
  checkSendable(found, input, settings.config_export_open === OPEN);
  await checkProposed(tx, found.id);
  if (known && isOpen(known, numbers)) await refuseBesideOthers(write, known);
  const pieces = input.pieces ?? left;
  const isForThese = known === undefined || isFor(known, pieces);
  // A label of other goods lies in a printer, perhaps in that of a shop; it is neither taken for these nor forgotten over them.
  if (known?.outcome === 'printed' && isOpen(known, numbers) && !isForThese && isStillToSend(known, left))
    throw orderRefusals.SHEET_OF_OTHER_GOODS({ number: known.number ?? '' });
  const number = isOwn && isForThese ? numberOf(known, terms, numbers) : undefined;
  if (isAsking(known, now)) throw orderRefusals.SHEET_UNDER_WAY();
  if (known && mayBePrinted(known) && !input.isReprint)
    throw waybillSheetRefusals.OUTCOME_UNKNOWN({ lostAt: showMoment(known.askedTime).slice(5, 16) });
  const turn = (known?.turn ?? 0) + 1;
  const cargo = cargoOf(lines, pieces);
  const named = lines.filter(({ lineId }) => pieces.some((piece) => piece.lineId === lineId));
  const request = {
    carrier: await carrierOf(write, terms.com, secrets),
    formId: terms.formId,
    printer: await printerFor(write, named, settings.config_export_siid),
    from: { name: input.toName ?? '', phone: input.toTel ?? '', address: input.toAddr ?? '' },
    to: { name: found.realName, phone: found.userPhone, address: found.userAddress },
    ...cargo,
  };
  if (number === undefined) {
    const kept = isPart ? pieces : (input.pieces ?? null);
    await reserve(write, found.id, { ...terms, turn, pieces: kept, together: input.together ?? [] });
    // Ends the task: printing again says that nothing was printed before.
    await finishTask(write, waybillTask(found));
  }
  return { isSent: false, request, number };
}
