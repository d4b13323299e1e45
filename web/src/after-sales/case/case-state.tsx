import { labelOf } from '#contract/choices.ts';
import type { CaseRow } from '#contract/after-sales/return-case-record.ts';
import { caseKinds, caseStates } from '#contract/orders/return-case-enums.ts';
import { Choice } from '#web/ui/cells/choice.tsx';

export type Case = Pick<
  CaseRow,
  'id' | 'caseNo' | 'orderNo' | 'kind' | 'state' | 'backName' | 'backNumber' | 'lines' | 'realName' | 'userPhone' | 'isPart'
>;

/** "换货 · 待退回" */
export const caseWords = ({ kind, state }: Pick<CaseRow, 'kind' | 'state'>): string =>
  [labelOf(caseKinds, kind), labelOf(caseStates, state)].filter(Boolean).join(' · ');

/** "顺丰 SF5001"; a carrier that is not known leaves no gap. */
export const parcelText = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

/** Parcel back, as the buyer says it. */
export const backText = ({ backName, backNumber }: Pick<CaseRow, 'backName' | 'backNumber'>): string =>
  parcelText(backName, backNumber);

/** State of a case, with the note that awaited goods are on their way. */
export const CaseState = ({ of: found }: { of: Pick<CaseRow, 'state' | 'backNumber'> }) => (
  <>
    <Choice of={caseStates} value={found.state} />
    {found.state === caseStates.waiting && found.backNumber !== '' && <small className="under">用户已寄出</small>}
  </>
);
