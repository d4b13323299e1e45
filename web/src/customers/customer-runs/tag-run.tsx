import { Form, Radio } from 'antd';
import { useState } from 'react';
import { type CustomerTask, customerRunCalls, tagWays } from '#contract/segments/customer-runs.ts';
import { TagSelect } from '../customer-filters/word-select.tsx';
import { UNDONE_IN_RUNS } from './undone-in-runs.tsx';
import { type RunDialogProps, RunSteps } from './run-steps.tsx';

type TagWay = NonNullable<CustomerTask['tags']>['way'];

const words = { label: '设置标签', verb: '设置', unchanged: '不需要改', note: UNDONE_IN_RUNS };

/** Tags for many: added, taken off, or in place of those they had. */
export function TagRun(props: RunDialogProps) {
  const [way, setWay] = useState<TagWay>(tagWays.add);
  const [tagIds, setTags] = useState<number[]>([]);
  return (
    <RunSteps
      {...props}
      words={words}
      call={customerRunCalls.tagMany}
      task={tagIds.length === 0 ? undefined : { tags: { way, tagIds } }}
    >
      <Form.Item label="怎么设置">
        <Radio.Group value={way} options={tagWays.options} onChange={(event) => setWay(event.target.value as TagWay)} />
      </Form.Item>
      <Form.Item label="用户标签" htmlFor="run-tags">
        <TagSelect id="run-tags" value={tagIds} onChange={setTags} />
      </Form.Item>
    </RunSteps>
  );
}
