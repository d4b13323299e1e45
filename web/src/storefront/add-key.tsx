import { PlusOutlined } from '@ant-design/icons';
import { Radio } from 'antd';
import { keyScopes, storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { Secret } from './secret-dialog.tsx';

const periods = [
  { value: 0, label: '长期' },
  { value: 90, label: '90 天' },
  { value: 365, label: '一年' },
];

export const AddKey = ({ onMade }: { onMade: (secret: Secret) => void }) => (
  <DialogButton
    label="添加密钥"
    title="添加密钥"
    saveLabel="添加"
    primary
    icon={<PlusOutlined aria-hidden />}
    call={storefrontKeyCalls.save}
    start={{ name: '', isReadOnly: false, validDays: 0 }}
    then={onMade}
    width={480}
  >
    <TextField name="name" help="写清楚给谁用，例如：微信小程序" maxLength={64} placeholder="请输入名称" />
    <Field name="isReadOnly" help="只读的密钥能查商品和订单，不能下单或修改">
      <Radio.Group options={keyScopes.options} />
    </Field>
    <Field name="validDays" help="到期后用它签名的请求会被拒绝">
      <Radio.Group options={periods} />
    </Field>
  </DialogButton>
);
