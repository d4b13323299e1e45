import { MINUTE } from '#contract/durations.ts';
import type { FoundLabel } from '#contract/fulfilment/waybills.ts';
import type { Piece } from '#contract/orders/order-record.ts';
import { readMoment } from '#contract/moment.ts';
import { arePiecesSame } from '#server/orders/rules.ts';
import type { RecordedLabel } from '#server/platform/labels.ts';
import type { Waybill } from './tables.ts';

export interface WaybillChoice {
  com: string;
  formId: string;
}

type KnownWaybill = Pick<Waybill, 'com' | 'formId' | 'turn' | 'outcome' | 'number' | 'askedTime'>;

export const isSame = (known: Pick<KnownWaybill, 'com' | 'formId'>, { com, formId }: WaybillChoice): boolean =>
  known.com === com && known.formId === formId;

/** True of a waybill that is being printed, may be, or is and lies on no parcel yet. */
export const isOpen = (known: KnownWaybill, onParcels: readonly (string | null)[]): boolean =>
  mayBePrinted(known) || (known.outcome === 'printed' && !onParcels.includes(known.number));

/** A waybill printed by these terms and on no parcel yet: its number counts, and nobody is asked again. */
export const numberOf = (
  known: KnownWaybill | undefined,
  terms: WaybillChoice,
  onParcels: readonly (string | null)[],
): string | undefined =>
  known?.outcome === 'printed' && isSame(known, terms) && !onParcels.includes(known.number)
    ? (known.number ?? undefined)
    : undefined;

/** True of goods that a waybill may be of: it names them, or is of all that was left. */
export const isFor = ({ pieces }: Pick<Waybill, 'pieces'>, goods: readonly Piece[]): boolean =>
  pieces === null || arePiecesSame(pieces, goods);

/** True while all goods that a waybill names are still to be sent. */
export const isStillToSend = ({ pieces }: Pick<Waybill, 'pieces'>, left: readonly Piece[]): boolean =>
  pieces?.every(({ lineId, quantity }) => left.some((piece) => piece.lineId === lineId && piece.quantity >= quantity)) ?? true;

/** True of a parcel that shares no line with the goods that a waybill names. */
export const isBeside = ({ pieces }: Pick<Waybill, 'pieces'>, sent: readonly Piece[]): boolean =>
  pieces?.every(({ lineId }) => sent.every((piece) => piece.lineId !== lineId)) ?? false;

/** True while the provider is being asked. After a minute the asking request is gone. */
export const isAsking = (known: KnownWaybill | undefined, now: Date): boolean =>
  known?.outcome === 'asking' && now.getTime() - known.askedTime.getTime() < MINUTE;

/** True of a waybill whose answer was lost: it may lie in the printer, and asking again would print and cost another. */
export const mayBePrinted = (known: KnownWaybill | undefined): boolean =>
  known?.outcome === 'asking' || known?.outcome === 'unknown';

/** Recipient of a waybill whose answer was lost, with its carrier and the time at which it was asked for. */
interface LostLabel {
  com: string;
  name: string;
  phone: string;
  askedTime: Date;
}

/** Difference of clocks, and the time that a printer may take. */
const EARLIEST_MS = 2 * MINUTE;
const LATEST_MS = 10 * MINUTE;
const HIDDEN = /[*＊]+/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** True of a text that is the other, in whole or as far as the provider shows it: 138****1234. */
export function fitsShown(shown: string, whole: string): boolean {
  const parts = shown.replaceAll(/\s/g, '').split(HIDDEN);
  if (parts.every((part) => part === '')) return false;
  return new RegExp(`^${parts.map(escaped).join('.+')}$`).test(whole.replaceAll(/\s/g, ''));
}

function isInTime(printedAt: string, askedTime: Date): boolean {
  const at = readMoment(printedAt).getTime() - askedTime.getTime();
  // A record that does not say when leaves the rest to decide.
  return Number.isNaN(at) || (at >= -EARLIEST_MS && at <= LATEST_MS);
}

/** Labels of the record that may be the lost one: of its recipient, its carrier and its time, and of no other order. */
export function labelsOf(record: readonly RecordedLabel[], lost: LostLabel, ofOthers: readonly string[]): FoundLabel[] {
  return record.flatMap(({ number, com, toName, toTel, printedAt }) => {
    const isPossible = !ofOthers.includes(number) && (com === '' || com === lost.com) && isInTime(printedAt, lost.askedTime);
    const by = toTel === '' ? 'name' : 'phone';
    const isTheirs = by === 'phone' ? fitsShown(toTel, lost.phone) : fitsShown(toName, lost.name);
    return isPossible && isTheirs ? [{ number, printedAt, by }] : [];
  });
}

const looksAfter = [1, 2, 5, 15, 60];

/** Minutes until a record is looked through again by itself; undefined once that is up to people. */
export const nextLook = (looks: number, now: Date): Date | null => {
  const minutes = looksAfter[looks];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE);
};
