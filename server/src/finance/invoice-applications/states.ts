import { auditStates, progressStates } from '#contract/finance/invoices/invoice-enums.ts';

const { unaudited, auditing, refused, approved } = auditStates;
const { underway, failed, issued, issuing } = progressStates;

type Audit = (typeof auditStates.values)[number];
/** Progress, null before the approval. */
type Progress = (typeof progressStates.values)[number] | null;

interface Move {
  from: readonly (readonly [audit: Audit, progress: Progress])[];
  to: readonly [audit: Audit, progress: Progress];
}

/** Every move of an application: audit first, then progress. A move that is not here cannot happen. */
export const applicationMoves = {
  accept: { from: [[unaudited, null]], to: [auditing, null] },
  approve: {
    from: [
      [unaudited, null],
      [auditing, null],
    ],
    to: [approved, underway],
  },
  refuse: {
    from: [
      [unaudited, null],
      [auditing, null],
    ],
    to: [refused, null],
  },
  /** Another title is audited again. */
  resubmit: {
    from: [
      [unaudited, null],
      [auditing, null],
      [refused, null],
      [approved, underway],
      [approved, failed],
    ],
    to: [unaudited, null],
  },
  fail: { from: [[approved, underway]], to: [approved, failed] },
  issue: {
    from: [
      [approved, underway],
      [approved, failed],
    ],
    to: [approved, issued],
  },
  /** The service is asked for it; nobody else issues it until there is an answer. */
  ask: {
    from: [
      [approved, underway],
      [approved, failed],
    ],
    to: [approved, issuing],
  },
  settle: { from: [[approved, issuing]], to: [approved, issued] },
  giveUp: { from: [[approved, issuing]], to: [approved, failed] },
  /** The invoice was mistaken, and is issued anew. */
  reopen: { from: [[approved, issued]], to: [approved, underway] },
} as const satisfies Record<string, Move>;

export type ApplicationAct = keyof typeof applicationMoves;
