import type { Answer } from '#contract/call.ts';
import { type BegunRun, customerRunCalls, runRowStates, runWords } from '#contract/segments/customer-runs.ts';
import { countText } from '#web/ui/cells/yuan.tsx';
import { type RunKind, RunResult } from '#web/ui/record/run-result.tsx';

type CustomerRunRow = Answer<typeof customerRunCalls.rowsMany>['list'][number];

const kind: RunKind<CustomerRunRow, CustomerRunRow['state'], BegunRun> = {
  info: customerRunCalls.infoMany,
  rows: customerRunCalls.rowsMany,
  retry: customerRunCalls.retryMany,
  states: runRowStates,
  nameOf: ({ id, nickname }) => `${nickname}（ID ${id}）`,
  touches: ['customer', 'coupon', 'coupon_user'],
  unit: '位',
  outcome: runWords,
  words: {
    rows: '每位用户的结果',
    none: '这些用户已经重试过',
    undo: {
      label: '撤销这次操作',
      done: '这次操作已经撤销，用户恢复到操作之前的样子。',
      ask: ({ changed }) => `确定撤销这次操作？${countText(changed)} 位用户恢复到操作之前的样子。`,
    },
  },
};

/** Outcome of an act on many customers. */
export const CustomerRunResult = ({ id }: { id: number }) => <RunResult id={id} kind={kind} />;
