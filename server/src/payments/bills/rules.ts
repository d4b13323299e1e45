import { periodOfDay } from '#contract/date-limit.ts';
import type { Fen } from '#contract/fen.ts';
import type { AttemptKind } from '#contract/payments/attempts.ts';
import { BILL_DAYS, type BillDifferenceKind, type BillState, billRefusals } from '#contract/payments/bills.ts';
import { SECOND } from '#contract/durations.ts';
import { daysBefore, readMoment, showDay, showMoment, startOfDay } from '#contract/moment.ts';
import type { BillEntry } from '#server/platform/payment-bills.ts';
import { taskKinds } from '#contract/tasks/tasks.ts';
import type { BillRow, DifferenceRow } from './tables.ts';

/** Payment or refund of our books. */
export interface BookedEntry extends BillEntry {
  subject: AttemptKind;
  orderNo: string;
  /** False of what our books say brought no money, or took none away. */
  isBooked: boolean;
  /** Belongs to the day of the bill, so that the bill has to name it. */
  isOfDay: boolean;
}

export type FoundDifference = Pick<
  DifferenceRow,
  'kind' | 'entry' | 'number' | 'providerNo' | 'at' | 'subject' | 'orderNo' | 'ours' | 'theirs'
>;

const NUMBER_MAX = 64;
/** Record that an entry is of, in the bill and in our books. */
export const keyOf = ({ entry, number }: Pick<BillEntry, 'entry' | 'number'>): string => `${entry}:${number}`;

const differenceOf = (
  kind: BillDifferenceKind,
  of: BillEntry,
  { ours, theirs, booked }: { ours: Fen | null; theirs: Fen | null; booked?: BookedEntry | undefined },
): FoundDifference => ({
  kind,
  entry: of.entry,
  number: of.number.slice(0, NUMBER_MAX),
  providerNo: of.providerNo.slice(0, NUMBER_MAX),
  at: of.at,
  subject: booked?.subject ?? null,
  orderNo: booked?.orderNo ?? null,
  ours,
  theirs,
});

/** A payment is one transaction; a refund is known by its number alone, whose answer may have been lost. */
const isSame = (theirs: BillEntry, ours: BookedEntry): boolean =>
  ours.isBooked && (theirs.entry === 'refund' || theirs.providerNo === ours.providerNo);

/** Records about which the bill of a day and our books differ. */
export function compareBill(theirs: readonly BillEntry[], ours: readonly BookedEntry[]): FoundDifference[] {
  const booked = new Map(ours.map((each) => [keyOf(each), each]));
  const named = new Set<BookedEntry>();
  const found: FoundDifference[] = [];
  for (const line of theirs) {
    const own = booked.get(keyOf(line));
    if (own && isSame(line, own)) {
      named.add(own);
      if (own.amount !== line.amount)
        found.push(differenceOf('amount', line, { ours: own.amount, theirs: line.amount, booked: own }));
    } else {
      const kind = line.entry === 'refund' ? 'refundedThere' : 'missingHere';
      found.push(differenceOf(kind, line, { ours: null, theirs: line.amount, booked: own }));
    }
  }
  const missing = ours.filter((each) => each.isBooked && each.isOfDay && !named.has(each));
  return [...found, ...missing.map((own) => differenceOf('missingThere', own, { ours: own.amount, theirs: null, booked: own }))];
}

const sumOf = (entries: readonly BillEntry[], entry: BillEntry['entry']): Fen =>
  entries.reduce((sum, each) => (each.entry === entry ? sum + each.amount : sum), 0);

const PARTS_OF_FEN = 1000;

/** Fees of all lines, rounded once; null where one of them does not tell. */
export function feesOf(theirs: readonly Pick<BillEntry, 'fee'>[]): Fen | null {
  const parts = theirs.reduce((sum, { fee = Number.NaN }) => sum + fee, 0);
  return Number.isNaN(parts) ? null : Math.round(parts / PARTS_OF_FEN) + 0;
}

/** Counts and sums of both sides of a day. */
export function sumsOf(theirs: readonly BillEntry[], ours: readonly BookedEntry[]) {
  const own = ours.filter(({ isBooked, isOfDay }) => isBooked && isOfDay);
  return {
    ourCount: own.length,
    theirCount: theirs.length,
    ourPaid: sumOf(own, 'payment'),
    theirPaid: sumOf(theirs, 'payment'),
    ourBack: sumOf(own, 'refund'),
    theirBack: sumOf(theirs, 'refund'),
    fee: feesOf(theirs),
  };
}

const recordOf = ({ kind, entry, number, providerNo }: FoundDifference): string =>
  JSON.stringify([kind, entry, number, providerNo]);

type KnownDifference = FoundDifference & Pick<DifferenceRow, 'id' | 'state'>;

/** Changes that a comparison makes to the differences that are known: what was resolved stays so, as long as its amounts do. */
export function mergeDifferences(known: readonly KnownDifference[], found: readonly FoundDifference[], room: number) {
  const before = new Map(known.map((row) => [recordOf(row), row]));
  const fresh = found.filter((each) => !before.has(recordOf(each)));
  const changed = found.filter((each) => {
    const row = before.get(recordOf(each));
    return row && (row.ours !== each.ours || row.theirs !== each.theirs);
  });
  const still = new Set(found.map(recordOf));
  const gone = known.filter((row) => row.state === 'open' && !still.has(recordOf(row))).map(({ id }) => id);
  const listed = fresh.slice(0, Math.max(0, room - (known.length - gone.length)));
  return { opened: [...changed, ...listed], gone, unlisted: fresh.length - listed.length };
}

export function stateOf({ differing, open, lines }: { differing: number; open: number; lines: number }): BillState {
  if (open > 0) return 'differs';
  if (differing > 0) return 'settled';
  return lines === 0 ? 'none' : 'even';
}

/** Only a day on which the shop had begun, that is over, and whose bill the provider still has. */
export function checkBillDay(day: string, now: Date, since: Date | undefined): void {
  const { from, until } = periodOfDay(day);
  if (Number.isNaN(from.getTime()) || showDay(from) !== day) throw billRefusals.NO_DAY();
  if (until > now) throw billRefusals.NOT_OVER();
  if (from < startOfDay(now, -BILL_DAYS)) throw billRefusals.TOO_OLD();
  if (!since) throw billRefusals.NOT_YET();
  if (day < showDay(since)) throw billRefusals.TOO_EARLY({ since: showDay(since) });
}

/** Days for which a bill is asked for without anybody saying so. */
const PATIENCE_DAYS = 7;

/** Days whose bill is to be fetched, the oldest first: those of a week that have none yet, none before the first dealing. */
export function billDaysDue({ since, over }: { since: Date | undefined; over: ReadonlySet<string> }, now: Date): string[] {
  if (!since) return [];
  return daysBefore(now, PATIENCE_DAYS).filter((day) => day >= showDay(since) && !over.has(day));
}

/** Lines of what the shop can know: the merchant's money of before its first dealing was somebody else's to book. */
export function linesSince(theirs: readonly BillEntry[], ours: readonly BookedEntry[], since: Date): BillEntry[] {
  const own = new Set(ours.map(keyOf));
  const from = Math.floor(since.getTime() / SECOND) * SECOND;
  return theirs.filter((line) => line.at.getTime() >= from || own.has(keyOf(line)));
}

/** Note on the day that the shop began on; null for every other. */
export const beginningOf = (day: string, since: Date): string | null =>
  showDay(since) === day ? `从 ${showMoment(since)} 第一次经渠道收退款起核对` : null;

/** Days before which those are known that `billDaysDue` asks about. */
export const dueSince = (now: Date): string => showDay(startOfDay(now, -PATIENCE_DAYS));

/** Days without a bill after which people look. */
const LATE_DAYS = 2;
export const isLate = (day: string, now: Date): boolean => periodOfDay(day).until < startOfDay(now, 1 - LATE_DAYS);

/** Days whose bill may name what this one should have: a refund that was asked for around midnight. */
export const neighboursOf = (day: string): string[] => [-1, 1].map((days) => showDay(startOfDay(readMoment(day), days)));

export type BillKey = Pick<BillRow, 'provider' | 'day'>;

/** Task of a day whose bill differs, or is not there. */
export const billTask = ({ provider, day }: BillKey) => ({ kind: taskKinds.difference, subjectKey: `bill:${provider}:${day}` });
