import { PlusOutlined } from '@ant-design/icons';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { DialogButton, TextField } from '#web/ui/index.ts';

/** Collects one order by its number. */
export const CollectButton = () => (
  <DialogButton
    label="按单号采集"
    title="按单号采集"
    saveLabel="采集"
    icon={<PlusOutlined aria-hidden />}
    primary
    call={collectedOrderCalls.collect}
    start={{ externalNo: '' }}
    says={({ externalNo }) => `已采集 ${externalNo}`}
  >
    <TextField name="externalNo" check={(value) => (String(value ?? '').trim() === '' ? '请填写外部单号' : undefined)} />
  </DialogButton>
);
