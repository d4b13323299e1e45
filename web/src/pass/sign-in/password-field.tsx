import { Input } from 'antd';
import { Field } from '#web/ui/index.ts';

interface Props {
  name?: string;
  label?: string;
  placeholder?: string;
  isNew?: boolean;
  check?: (value: unknown) => string | undefined;
}

export const PasswordField = ({ name = 'password', label, placeholder = '请输入密码', isNew = false, check }: Props) => (
  <Field name={name} {...(label !== undefined && { label })} {...(check && { check })}>
    <Input.Password autoComplete={isNew ? 'new-password' : 'current-password'} maxLength={64} placeholder={placeholder} />
  </Field>
);
