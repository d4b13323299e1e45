import type { ExperienceKind } from '#contract/customers/ledgers.ts';
import { experienceRecord } from '#server/customers/index.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { nothingAround } from '../../engine/record-noun.ts';
import { intOf, momentOf, textOf } from '../values/values.ts';
import { customerLedger } from './customer-ledger.ts';
import { type Movement, closedLedger, openedLedger } from './ledger-rules.ts';
import { comesIn, linkOf, signed } from './their-movements.ts';

function experienceOf(row: TheirRow, now: Date): Movement<ExperienceKind> {
  const link = textOf(row['link_type']);
  const ofOrder = comesIn(row) ? ('gain' as const) : ('loss' as const);
  return {
    at: momentOf(row['create_time']) ?? now,
    kind: link === 'order' ? ofOrder : link === 'sign' ? 'sign' : 'system',
    amount: signed(row, intOf(row['experience'])),
    linkId: linkOf(row),
    mark: textOf(row['mark']),
  };
}

/** An order earns once: what it earned besides names no order. */
function gainedOnce(rows: readonly Movement<ExperienceKind>[]): Movement<ExperienceKind>[] {
  const earned = new Set<string>();
  return rows.map((row) => {
    const isSecond = row.kind === 'gain' && earned.has(row.linkId);
    if (row.kind === 'gain') earned.add(row.linkId);
    return isSecond ? { ...row, kind: 'system', linkId: '0' } : row;
  });
}

/** Columns of a record that say what moved, and why. */
const RECORD = ['link_id', 'link_type', 'type', 'mark', 'experience', 'create_time'];

export const experience = customerLedger({
  noun: 'experience',
  label: '经验流水',
  theirs: 'experience',
  beside: [{ name: 'records', table: 'eb_user_experience_record', column: 'uid', isMain: true, columns: RECORD }],
  table: experienceRecord,
  names: { kind: 'kind', amount: 'experience' },
  balancing: () => 'system',
  blank: () => ({}),
  ledgerOf({ now }, { row, beside }) {
    const movements = gainedOnce((beside['records'] ?? []).map((record) => experienceOf(record, now)));
    const terms = { figure: Math.max(0, intOf(row['experience'])), born: momentOf(row['create_time']) ?? now };
    return closedLedger(openedLedger<ExperienceKind>({ ...terms, movements, opening: 'system', closing: 'system' }));
  },
  around: nothingAround,
  rowOf: ({ at: _, amount, ...movement }, shared) => ({ ...movement, ...shared, experience: amount }),
  figure: (experiencePoints) => ({ experience: experiencePoints }),
});
