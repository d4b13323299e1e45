import type { Answer } from '#contract/call.ts';
import { memberImportCalls, memberRowStates, memberWords } from '#contract/members/member-import.ts';
import { useCall } from '#web/ui/index.ts';
import { type RunKind, RunResult } from '#web/ui/record/run-result.tsx';
import { ProblemSheet } from '#web/ui/sheet-import/problem-sheet.tsx';

/** File that the refused rows are saved as. */
export const PROBLEM_FILE = '用户导入问题行.csv';

export type MemberImportRow = Answer<typeof memberImportCalls.rows>['list'][number];

const kind: RunKind<MemberImportRow, MemberImportRow['state'], { runId: number }> = {
  info: memberImportCalls.info,
  rows: memberImportCalls.rows,
  states: memberRowStates,
  nameOf: ({ phone, nickname }) => [phone, nickname].filter(Boolean).join(' '),
  touches: ['customer', 'user_bill', 'integral_record', memberImportCalls.info.noun],
  unit: '位',
  outcome: memberWords,
  words: { rows: '每一行的结果', none: '没有这样的行' },
};

/** Progress of an import, then what became of each row, and the refused ones as a sheet. */
export function ImportResult({ id }: { id: number }) {
  const { data } = useCall(memberImportCalls.info, { id });
  return (
    <>
      <RunResult id={id} kind={kind} />
      {data && data.state !== 'waiting' && data.refused > 0 && (
        <ProblemSheet
          id={id}
          call={memberImportCalls.problems}
          fileName={PROBLEM_FILE}
          says={`${data.refused} 行没有导入，改好后可以单独再导入。`}
        />
      )}
    </>
  );
}
