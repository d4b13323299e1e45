import { PlusOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { type Webhook, webhookCalls, webhookEvents } from '#contract/notifications/webhooks.ts';
import { Can, DialogButton, Field, RecordSelect, TextField } from '#web/ui/index.ts';

const ALL = { page: 1, limit: 9999 };

const fields = (
  <>
    <TextField name="name" help="写清楚推送给谁，例如：仓储系统" maxLength={64} placeholder="请输入名称" />
    <TextField
      name="url"
      help="对方接收消息的地址，须是 https 开头的公网地址；? 后面的内容加密保存，以后显示为 ******"
      maxLength={500}
      placeholder="https://"
      inputMode="url"
    />
    <Field name="events">
      <Select mode="multiple" options={[...webhookEvents.options]} placeholder="请选择要推送的事件" />
    </Field>
    <Can call={shopCalls.list}>
      <Field
        name="merId"
        label="店铺"
        help="选了店铺，只推送这家店的商品、订单和退换单；几家店合买的订单，不推送发货和退款"
        optional
      >
        <RecordSelect
          call={shopCalls.list}
          input={ALL}
          rows={({ list }) => list.map(({ id, name }) => ({ id, name }))}
          placeholder="不限店铺"
          none="还没有店铺"
          allowClear
        />
      </Field>
    </Can>
  </>
);

export const AddWebhook = ({ onMade }: { onMade: (secret: string) => void }) => (
  <DialogButton
    label="添加推送地址"
    title="添加推送地址"
    primary
    icon={<PlusOutlined aria-hidden />}
    call={webhookCalls.save}
    start={{ name: '', url: '', events: [], merId: 0 }}
    then={({ secret }) => onMade(secret)}
  >
    {fields}
  </DialogButton>
);

interface EditProps {
  webhook: Webhook;
  /** Repeats the call of the dialog, where the list looks for it. */
  call: typeof webhookCalls.update;
}

export const EditWebhook = ({ webhook: { id, name, url, events, merId }, call }: EditProps) => (
  <DialogButton label="编辑" title="编辑推送地址" call={call} start={{ id, name, url, events, merId }}>
    {fields}
  </DialogButton>
);
