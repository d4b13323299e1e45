import { type CaseState, caseStates, openCaseStates } from '#contract/orders/return-case-enums.ts';

/** Every move of a case. Goods are counted again until it is closed. A refund that fails opens its case again, so that somebody pays it in another way. */
export const caseMoves = {
  asked: { agree: 'waiting', refuse: 'refused', withdraw: 'withdrawn' },
  waiting: { checkIn: 'received', withdraw: 'withdrawn' },
  received: { close: 'closed', refuse: 'refused', checkIn: 'received' },
  closed: { reopen: 'received' },
  refused: {},
  withdrawn: {},
} as const satisfies Record<CaseState, Partial<Record<string, CaseState>>>;

type Acts<M> = { [S in keyof M]: keyof M[S] }[keyof M];
export type CaseAct = Acts<typeof caseMoves>;

const movesFrom: Readonly<Record<CaseState, Partial<Record<CaseAct, CaseState>>>> = caseMoves;

/** State after an act; undefined where it is not possible. */
export const stateAfter = (state: CaseState, act: CaseAct): CaseState | undefined => movesFrom[state][act];

export const isOpen = (state: CaseState): boolean => openCaseStates.some((one) => one === state);

/** First state: a request of a buyer waits for staff, a case that staff open waits for the goods. */
export const firstStates = { storefront: caseStates.asked, admin: caseStates.waiting } as const;
