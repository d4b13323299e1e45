import { Button, Form, Input, Space } from 'antd';
import { useEffect, useState } from 'react';
import { passAccountCalls } from '#contract/services/pass/account.ts';
import { Field, notify, useMay, useRun } from '#web/ui/index.ts';

const SPACING_S = 60;
const PHONE = /^1[3-9]\d{9}$/;

/** Says what is wrong with a phone, in the words of these forms. */
export function phoneProblem(value: unknown): string | undefined {
  const phone = typeof value === 'string' ? value.trim() : '';
  if (phone === '') return '请填写手机号';
  return PHONE.test(phone) ? undefined : '手机号格式不正确!';
}

interface Props {
  /** 0 for somebody who registers, 1 for all else. */
  types: number;
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
}

/** Code from a text message, with the button that has one sent to the phone of the form. */
function CodeInput({ types, id, value = '', onChange }: Props) {
  const form = Form.useFormInstance();
  const may = useMay();
  const [left, setLeft] = useState(0);
  const { mutate, isPending } = useRun(passAccountCalls.sendUserCode, {
    says: ({ msg }) => (msg === '' || msg === 'success' ? '发送成功' : msg),
    then: () => setLeft(SPACING_S),
  });
  useEffect(() => {
    const timer = left > 0 ? setTimeout(() => setLeft(left - 1), 1000) : undefined;
    return () => clearTimeout(timer);
  }, [left]);
  const ask = () => {
    const phone: unknown = form.getFieldValue('phone');
    const problem = phoneProblem(phone);
    if (problem === undefined) mutate({ phone: String(phone).trim(), types });
    else notify.warning(problem);
  };
  return (
    <Space.Compact block>
      <Input
        {...(id !== undefined && { id })}
        value={value}
        placeholder="请输入验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {may(passAccountCalls.sendUserCode) && (
        <Button disabled={left > 0} loading={isPending} onClick={ask}>
          {left > 0 ? `${left} 秒后可重发` : '获取验证码'}
        </Button>
      )}
    </Space.Compact>
  );
}

export const CodeField = ({ types }: { types: number }) => (
  <Field name="code">
    <CodeInput types={types} />
  </Field>
);
