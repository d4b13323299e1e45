import { Form } from 'antd';
import { useState } from 'react';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { GroupSelect } from '../customer-filters/word-select.tsx';
import { UNDONE_IN_RUNS } from './undone-in-runs.tsx';
import { type RunDialogProps, RunSteps } from './run-steps.tsx';

const words = { label: '设置分组', verb: '设置', unchanged: '已在这个分组', note: UNDONE_IN_RUNS };

/** A group for many. */
export function GroupRun(props: RunDialogProps) {
  const [groupId, setGroup] = useState<number | null>(null);
  return (
    <RunSteps
      {...props}
      words={words}
      call={customerRunCalls.groupMany}
      task={groupId === null ? undefined : { group: { groupId } }}
    >
      <Form.Item label="用户分组" htmlFor="run-group">
        <GroupSelect id="run-group" value={groupId} onChange={setGroup} />
      </Form.Item>
    </RunSteps>
  );
}
