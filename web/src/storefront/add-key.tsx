import { Input } from 'antd';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Secret } from './secret-dialog.tsx';

export const AddKey = ({ onMade }: { onMade: (secret: Secret) => void }) => (
  <DialogButton
    label="添加密钥"
    title="添加密钥"
    saveLabel="添加"
    primary
    call={storefrontKeyCalls.save}
    start={{ name: '' }}
    then={onMade}
    width={480}
  >
    <Field name="name" help="写清楚给谁用，例如：微信小程序">
      <Input maxLength={64} placeholder="请输入名称" />
    </Field>
  </DialogButton>
);
