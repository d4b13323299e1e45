import { PlusOutlined } from '@ant-design/icons';
import { Radio } from 'antd';
import { keyCustomers, keyScopes, storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { Secret } from './secret-dialog.tsx';

const periods = [
  { value: 0, label: '长期' },
  { value: 90, label: '90 天' },
  { value: 365, label: '一年' },
];

const CUSTOMERS_HELP =
  '仅自己的客户：只能查和用通过这个密钥注册的客户，别的客户对它不存在。全部客户：能花所有客户的余额、积分和佣金，只给您自己运营的店铺前端；要接着用其他密钥已有的客户时也选它';

export const AddKey = ({ onMade }: { onMade: (secret: Secret) => void }) => (
  <DialogButton
    label="添加密钥"
    title="添加密钥"
    saveLabel="添加"
    primary
    icon={<PlusOutlined aria-hidden />}
    call={storefrontKeyCalls.save}
    start={{ name: '', isReadOnly: false, ownCustomersOnly: true, validDays: 0 }}
    then={onMade}
    width={480}
  >
    <TextField name="name" help="写清楚给谁用，例如：微信小程序" maxLength={64} placeholder="请输入名称" />
    <Field name="isReadOnly" help="只读的密钥能查商品和订单，不能下单或修改">
      <Radio.Group options={keyScopes.options} />
    </Field>
    <Field name="ownCustomersOnly" help={CUSTOMERS_HELP}>
      <Radio.Group options={keyCustomers.options} />
    </Field>
    <Field name="validDays" help="到期后用它签名的请求会被拒绝">
      <Radio.Group options={periods} />
    </Field>
  </DialogButton>
);
