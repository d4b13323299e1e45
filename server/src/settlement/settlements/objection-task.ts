import type { SettlementRecord } from './lock-settlement.ts';

export type NumberedBill = Pick<SettlementRecord, 'settlementNo'>;

/** Task of whoever answers the objection to a bill. */
export const objectionTask = ({ settlementNo }: NumberedBill) => ({ kind: 'objection', subjectKey: settlementNo }) as const;
