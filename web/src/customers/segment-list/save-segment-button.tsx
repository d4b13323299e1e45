import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { SEGMENT_NAME_MAX, segmentCalls } from '#contract/segments/segments.ts';
import { DialogButton, RunButton, TextField, useCall, useMay } from '#web/ui/index.ts';
import { inputOf, isFiltered } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { OPENED, queryOf } from './query-of.ts';
import { SegmentConditions } from './segment-conditions.tsx';
import './segment.css';

/** Gives the segment that the list was opened with the filters as they are now; absent while they are the same. */
function UpdateSegmentButton({ id, filter }: { id: number; filter: CustomerFilter }) {
  const may = useMay();
  const { data } = useCall(segmentCalls.info, { id }, { enabled: may(segmentCalls.info) });
  if (!data || queryOf(data.filter) === queryOf(filter)) return null;
  return (
    <RunButton
      label="更新客群"
      call={segmentCalls.update}
      input={{ id, name: data.name, filter }}
      ask={`把客群“${data.name}”的条件换成现在的筛选？`}
      says="客群的条件已更新"
    />
  );
}

/** Keeps the filters of the list under a name; there is nothing to keep before one is set. */
export function SaveSegmentButton() {
  const { address } = useScene();
  if (!isFiltered(customerCalls.list, address, {})) return null;
  const { page: _, limit: __, ...filter } = inputOf(customerCalls.list, address);
  const opened = Number(address.get(OPENED));
  return (
    <>
      {opened > 0 && <UpdateSegmentButton id={opened} filter={filter} />}
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
        <TextField
          name="name"
          help="客群里是谁由条件决定，用户变了客群也跟着变"
          maxLength={SEGMENT_NAME_MAX}
          showCount
          placeholder="例如：下过单的杭州用户"
        />
      </DialogButton>
    </>
  );
}
