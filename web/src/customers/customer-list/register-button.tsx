import { PlusOutlined } from '@ant-design/icons';
import { registrationCalls } from '#contract/profiles/registrations.ts';
import { PictureInput } from '#web/media/index.ts';
import { DialogButton, Field, TextField } from '#web/ui/index.ts';
import { toNamedCustomer } from './named-customer.tsx';
import { PromoterInput } from './promoter-input.tsx';
import { GroupSelect, TagSelect } from '../customer-filters/word-select.tsx';

const blank = { phone: '', nickname: '', avatar: '', groupId: null, tagId: [], mark: '', spreadUid: null };

/** Registers a customer at the counter or on the telephone. */
export const RegisterButton = ({ primary = false }: { primary?: boolean }) => (
  <DialogButton
    label="添加用户"
    title="添加用户"
    says="注册成功"
    width={520}
    call={registrationCalls.register}
    start={blank}
    remedy={toNamedCustomer}
    primary={primary}
    icon={primary && <PlusOutlined aria-hidden />}
  >
    <TextField name="phone" help="手机号就是用户在商城的账号" maxLength={11} inputMode="tel" placeholder="请输入手机号" />
    <TextField name="nickname" label="用户昵称" help="不填则用“用户”加手机号后四位" maxLength={30} />
    <Field name="avatar" label="用户头像">
      <PictureInput model="user" />
    </Field>
    <Field name="groupId">
      <GroupSelect />
    </Field>
    <Field name="tagId">
      <TagSelect />
    </Field>
    <Field name="spreadUid" label="上级分销员">
      <PromoterInput />
    </Field>
    <TextField name="mark" maxLength={255} rows={2} showCount />
  </DialogButton>
);
