import { Form, Input } from 'antd';
import { flagChoices, onOrOff } from '#contract/choices.ts';
import { Field, FlagField, TextField } from '#web/ui/index.ts';
import { RoleHelp } from '../role-select/role-help.tsx';
import { RoleSelect } from '../role-select/role-select.tsx';

const PHONE = /^(1[3-9]\d{9})?$/;
const mustOrNot = flagChoices('须修改', '不必');

const phoneProblem = (value: unknown) => (PHONE.test(String(value ?? '')) ? undefined : '手机号格式不正确!');

/** The password once more, which nobody reads, and whether it is good for one sign-in. */
function TypedPassword() {
  const typed: unknown = Form.useWatch('pwd');
  if (!typed) return null;
  const problem = (again: unknown) => {
    if (!again) return '请再次输入密码';
    return again === typed ? undefined : '两次输入密码不一致!';
  };
  return (
    <>
      <Field name="repwd" label="确认密码" check={problem}>
        <Input.Password maxLength={20} autoComplete="new-password" />
      </Field>
      <FlagField name="mustChangePassword" of={mustOrNot} />
    </>
  );
}

/** Fields of an administrator. Of one’s own account, roles, state and password are changed elsewhere. */
export const AdminFields = ({ isNew, isOwn }: { isNew: boolean; isOwn: boolean }) => (
  <>
    <TextField name="account" label="管理员账号" maxLength={32} autoComplete="off" />
    {!isOwn && (
      <>
        <Field name="pwd" optional={!isNew} help={isNew ? undefined : '留空则不修改；修改后对方立即退出'}>
          <Input.Password maxLength={20} autoComplete="new-password" placeholder="6-20 个字符" />
        </Field>
        <TypedPassword />
      </>
    )}
    <TextField name="realName" label="管理员姓名" maxLength={16} />
    {!isOwn && (
      <Field name="roles" label="管理员角色" help={<RoleHelp name="roles" />}>
        <RoleSelect />
      </Field>
    )}
    <TextField name="phone" check={phoneProblem} optional maxLength={11} inputMode="tel" placeholder="选填，接收短信提醒时需要" />
    {!isOwn && <FlagField name="status" of={onOrOff} />}
  </>
);
