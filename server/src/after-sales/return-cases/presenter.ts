import type { Fen } from '#contract/fen.ts';
import type { CaseInfo, CaseRow } from '#contract/orders/returns/return-case-record.ts';
import { caseKinds, caseStates } from '#contract/orders/returns/return-case-words.ts';
import { refundShare } from '#contract/orders/refund-share.ts';
import type { Addresses } from '#server/pictures/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import {
  type OrderRecord,
  type ParcelRecord,
  type RefundRecord,
  refundableOf,
  refundWithoutAmounts,
  seenBy,
} from '#server/orders/index.ts';
import type { CaseWithLines } from './case-lines.ts';

type Line = CaseRow['lines'][number];

const lineWithoutAmounts = (line: Line): Line => ({ ...line, price: null });

export function presentRow(found: CaseWithLines, actor: Actor, pictures: Addresses): CaseRow {
  const lines = found.lines.map((line): Line => ({ ...line, image: pictures.show(line.image) }));
  return { ...found, lines: lines.map((line) => seenBy(actor, line, lineWithoutAmounts)) };
}

/** Pieces of a line of the order, and those refunded so far. */
interface Standing {
  lineId: number;
  payNum: number;
  refunded: number;
}

/** Amount of the goods that came back; with the last goods of the order, all that is left. */
export function proposedFor(of: OrderRecord, lines: readonly Omit<Line, 'image'>[], standings: readonly Standing[]): Fen {
  const back = lines.filter(({ received }) => received > 0);
  const picked = back.map(({ price, received: quantity }) => ({ price: price ?? 0, quantity }));
  const backOf = (lineId: number) => back.filter((one) => one.lineId === lineId).reduce((sum, one) => sum + one.received, 0);
  const areLast = standings.every(({ lineId, payNum, refunded }) => refunded + backOf(lineId) >= payNum);
  return refundShare(of, picked, areLast);
}

interface Around {
  of: OrderRecord;
  standings: readonly Standing[];
  /** Amount that is going back already. */
  underWay: Fen;
  refund: RefundRecord | undefined;
  parcel: ParcelRecord | undefined;
}

const infoWithoutAmounts = (info: CaseInfo): CaseInfo => ({
  ...info,
  proposed: null,
  refundable: null,
  refund: info.refund && refundWithoutAmounts(info.refund),
});

export function presentInfo(found: CaseWithLines, around: Around, actor: Actor, pictures: Addresses): CaseInfo {
  const { of, standings, underWay, refund = null, parcel = null } = around;
  const isToRefund = found.kind === caseKinds.return && found.state === caseStates.received;
  const info = {
    ...found,
    ...presentRow(found, actor, pictures),
    pictures: found.pictures.map(pictures.show),
    proposed: isToRefund ? proposedFor(of, found.lines, standings) : null,
    refundable: refundableOf(of) - underWay,
    refund,
    parcel,
  };
  return seenBy(actor, info, infoWithoutAmounts);
}
