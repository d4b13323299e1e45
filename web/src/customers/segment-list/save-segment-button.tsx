import { Input } from 'antd';
import { customerCalls } from '#contract/customers/customers.ts';
import { SEGMENT_NAME_MAX, segmentCalls } from '#contract/segments/segments.ts';
import { DialogButton, Field } from '#web/ui/index.ts';
import { inputOf, isFiltered } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { SegmentConditions } from './segment-conditions.tsx';
import './segment.css';

/** Keeps the filters of the list under a name; there is nothing to keep before one is set. */
export function SaveSegmentButton() {
  const { address } = useScene();
  if (!isFiltered(customerCalls.list, address, {})) return null;
  const { page: _, limit: __, ...filter } = inputOf(customerCalls.list, address);
  return (
    <DialogButton
      label="存为客群"
      title="存为客群"
      says="已存为客群，可以在“客群”里发优惠券、打标签或分组"
      width={520}
      call={segmentCalls.save}
      start={{ name: '', filter }}
    >
      <p className="segment-draft">
        <SegmentConditions filter={filter} />
      </p>
      <Field name="name" help="客群里是谁由条件决定，用户变了客群也跟着变">
        <Input maxLength={SEGMENT_NAME_MAX} showCount placeholder="例如：下过单的杭州会员" />
      </Field>
    </DialogButton>
  );
}
