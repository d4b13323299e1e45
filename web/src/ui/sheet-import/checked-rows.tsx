import { Segmented } from 'antd';
import { useState } from 'react';
import { labelOf } from '#contract/choices.ts';
import { Choice } from '../cells/choice.tsx';
import { reasonBeside } from '../record/reason-beside.ts';
import { RunRows } from '../record/run-rows.tsx';
import type { CheckedRow, CheckedSheetFacts, SheetImport } from './sheet-import.ts';

const LIMIT = 20;

interface Props<C extends CheckedSheetFacts, R extends CheckedRow & { state: S }, S extends string> {
  id: number;
  of: SheetImport<C, R, S>;
  start: S | 'all';
}

/** Rows of a sheet with the verdict on each. */
export function CheckedRows<C extends CheckedSheetFacts, R extends CheckedRow & { state: S }, S extends string>({
  id,
  of: { calls, states, verdicts, refusedState, nameOf, words },
  start,
}: Props<C, R, S>) {
  const [{ state, page }, choose] = useState<{ state: S | 'all'; page: number }>({ state: start, page: 1 });
  const options = [
    { value: 'all' as const, label: '全部' },
    ...verdicts.map((value) => ({ value, label: labelOf(states, value) ?? value })),
  ];
  return (
    <section className="sheet-import-rows" aria-label={words.perRow}>
      <Segmented<S | 'all'>
        aria-label="按结果筛选"
        size="small"
        options={options}
        value={state}
        onChange={(next) => choose({ state: next, page: 1 })}
      />
      <RunRows
        call={calls.rows}
        input={{ id, page, limit: LIMIT, ...(state === 'all' ? {} : { state }) }}
        onPage={(next) => choose({ state, page: next })}
        none="没有这样的行"
        row={(each) => (
          <li key={each.id}>
            <small>{`第 ${each.row} 行`}</small>
            <Choice of={states} value={each.state} />
            <strong>{nameOf(each)}</strong>
            <span className={each.state === refusedState ? 'sheet-import-reason sheet-import-bad' : 'sheet-import-reason'}>
              {reasonBeside(each)}
            </span>
          </li>
        )}
      />
    </section>
  );
}
