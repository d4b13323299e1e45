import { settlementStates } from '#contract/settlement/settlement-record.ts';

const { open, confirmed, paid, void: gone } = settlementStates;

/** Every move that a bill can make, by the states it is made from; only a payment that is paid makes a bill paid. */
export const settlementMoves = {
  confirm: { from: [open], to: confirmed },
  pay: { from: [confirmed], to: paid },
  void: { from: [open, confirmed], to: gone },
} as const;

type SettlementMove = (typeof settlementMoves)[keyof typeof settlementMoves];

export const mayMove = ({ from }: SettlementMove, status: number): boolean => from.some((each) => each === status);
