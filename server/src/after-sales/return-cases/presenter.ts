import type { Fen } from '#contract/fen.ts';
import { type PaidLine, leftOfLines, proposalOf } from '#contract/orders/lines/refund-split.ts';
import type { CaseInfo, CaseRow } from '#contract/after-sales/return-case-record.ts';
import { caseKinds, caseStates } from '#contract/orders/return-case-enums.ts';
import type { Addresses } from '#server/pictures/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import { type OrderRecord, type ParcelRecord, type RefundRecord, refundWithoutAmounts, seenBy } from '#server/orders/index.ts';
import { refundableOf } from '#server/orders/rules.ts';
import type { CaseWithLines } from './case-lines.ts';

type PresentedCaseLine = CaseRow['lines'][number];

const lineWithoutAmounts = (line: PresentedCaseLine): PresentedCaseLine => ({ ...line, price: null });

export function presentRow(found: CaseWithLines, actor: Actor, pictures: Addresses): CaseRow {
  const lines = found.lines.map((line): PresentedCaseLine => ({ ...line, image: pictures.show(line.image) }));
  return { ...found, lines: lines.map((line) => seenBy(actor, line, lineWithoutAmounts)) };
}

/** Amount of the goods that came back; with the last goods of the order, all that is left. */
export function proposedFor(
  lines: readonly Pick<PresentedCaseLine, 'lineId' | 'received'>[],
  standings: readonly PaidLine[],
): Fen {
  const back = Map.groupBy(lines, ({ lineId }) => lineId);
  const pieces = [...back].map(([lineId, of]) => ({ lineId, quantity: of.reduce((sum, one) => sum + one.received, 0) }));
  return proposalOf(standings, pieces);
}

interface Around {
  of: OrderRecord;
  /** Lines that the actor sees; others have some besides where it is a part. */
  standings: readonly PaidLine[];
  isPart: boolean;
  /** Amount that is going back already. */
  underWay: Fen;
  refund: Pick<RefundRecord, 'refundNo' | 'amount' | 'state' | 'failure'> | undefined;
  parcel: ParcelRecord | undefined;
}

const infoWithoutAmounts = (info: CaseInfo): CaseInfo => ({
  ...info,
  proposed: null,
  refundable: null,
  refund: info.refund && refundWithoutAmounts(info.refund),
});

export function presentInfo(found: CaseWithLines, around: Around, actor: Actor, pictures: Addresses): CaseInfo {
  const { of, standings, isPart, underWay, refund = null, parcel = null } = around;
  const isToRefund = found.kind === caseKinds.return && found.state === caseStates.received;
  const info = {
    ...found,
    ...presentRow(found, actor, pictures),
    pictures: found.pictures.map(pictures.show),
    proposed: isToRefund ? proposedFor(found.lines, standings) : null,
    refundable: isPart ? leftOfLines(standings) : refundableOf(of) - underWay,
    refund,
    parcel,
  };
  return seenBy(actor, info, infoWithoutAmounts);
}
