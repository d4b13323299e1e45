import { Segmented } from 'antd';
import { useState } from 'react';
import { memberImportCalls, memberRowStates } from '#contract/members/member-import.ts';
import { Choice } from '#web/ui/index.ts';
import { RunRows } from '#web/ui/record/run-rows.tsx';

type MemberRowTab = (typeof memberRowStates.values)[number] | 'all';

const LIMIT = 20;
const options = [
  { value: 'all' as const, label: '全部' },
  ...[memberRowStates.waiting, memberRowStates.unchanged, memberRowStates.refused].map((value) => ({
    value,
    label: memberRowStates.labels[value],
  })),
];

/** Rows of a sheet with the verdict on each. */
export function MemberRows({ id, start }: { id: number; start: MemberRowTab }) {
  const [{ state, page }, choose] = useState<{ state: MemberRowTab; page: number }>({ state: start, page: 1 });
  return (
    <section className="member-rows" aria-label="每一行的核对结果">
      <Segmented
        aria-label="按结果筛选"
        size="small"
        options={options}
        value={state}
        onChange={(next) => choose({ state: next, page: 1 })}
      />
      <RunRows
        call={memberImportCalls.rows}
        input={{ id, page, limit: LIMIT, ...(state === 'all' ? {} : { state }) }}
        onPage={(next) => choose({ state, page: next })}
        none="没有这样的行"
        row={({ id: key, row, phone, nickname, state: verdict, reason }) => (
          <li key={key}>
            <small>{`第 ${row} 行`}</small>
            <Choice of={memberRowStates} value={verdict} />
            <strong>{[phone, nickname].filter(Boolean).join(' ')}</strong>
            <span className={verdict === 'refused' ? 'member-reason member-bad' : 'member-reason'}>{reason}</span>
          </li>
        )}
      />
    </section>
  );
}
