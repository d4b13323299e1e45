import { PlusOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { type Webhook, webhookCalls, webhookEvents } from '#contract/notifications/webhooks.ts';
import { DialogButton, Field, TextField } from '#web/ui/index.ts';

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
  </>
);

export const AddWebhook = ({ onMade }: { onMade: (secret: string) => void }) => (
  <DialogButton
    label="添加推送地址"
    title="添加推送地址"
    primary
    icon={<PlusOutlined aria-hidden />}
    call={webhookCalls.save}
    start={{ name: '', url: '', events: [] }}
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

export const EditWebhook = ({ webhook: { id, name, url, events }, call }: EditProps) => (
  <DialogButton label="编辑" title="编辑推送地址" call={call} start={{ id, name, url, events }}>
    {fields}
  </DialogButton>
);
