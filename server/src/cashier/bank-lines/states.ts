import { bankLineStates } from '#contract/cashier/bank-line-record.ts';

const { waiting, matched, ignored } = bankLineStates;

/** Every move of a line. */
export const bankLineMoves = {
  match: { from: waiting, to: matched },
  unmatch: { from: matched, to: waiting },
  ignore: { from: waiting, to: ignored },
  reopen: { from: ignored, to: waiting },
} as const;
