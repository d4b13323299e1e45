import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { Answer, Input as InputOf } from '#contract/call.ts';
import { collectAccountCalls } from '#contract/collection/account.ts';
import { Section, useMay, useRun } from '#web/ui/index.ts';

const { login } = collectAccountCalls;
type SignInValues = Pick<InputOf<typeof login>, 'account' | 'password' | 'code'>;
type SignInAnswer = Answer<typeof login>;

const words = { ok: '已登录国铁账号', captcha: '请输入图片里的验证码', sms: '验证码已发到账号绑定的手机' };

/** Account and password, and a code where the mall asks for one; a code is good once. */
export function SignInForm() {
  const may = useMay();
  const [form] = Form.useForm<SignInValues>();
  const [question, setQuestion] = useState<SignInAnswer>();
  const answered = (answer: SignInAnswer) => {
    setQuestion(answer.loggedIn ? undefined : answer);
    form.resetFields(answer.loggedIn ? ['password', 'code'] : ['code']);
  };
  const { mutate, isPending } = useRun(login, { says: ({ status }) => words[status], then: answered });
  if (!may(login)) return null;

  const send = ({ code, ...account }: SignInValues) =>
    mutate(
      { ...account, ...(question && code && { code, key: question.captchaKey ?? '' }) },
      // The mall takes a key once: the next try asks for another.
      { onError: () => setQuestion(undefined) },
    );
  const askAnew = () => mutate(form.getFieldsValue(['account', 'password']));
  return (
    <Section title="登录">
      <Form form={form} className="account-form" layout="vertical" onFinish={send} requiredMark={false}>
        <Form.Item name="account" label="账号" rules={[{ required: true, message: '请输入账号' }]}>
          <Input autoComplete="off" maxLength={64} />
        </Form.Item>
        <Form.Item
          name="password"
          label="密码"
          rules={[{ required: true, message: '请输入密码' }]}
          extra="密码只用来登录，不会保存"
        >
          <Input.Password autoComplete="off" maxLength={128} />
        </Form.Item>
        {question && (
          <Form.Item label="验证码" htmlFor="account-code" required>
            <div className="account-code">
              <Form.Item name="code" noStyle rules={[{ required: true, message: '请输入验证码' }]}>
                <Input id="account-code" autoComplete="off" maxLength={32} autoFocus />
              </Form.Item>
              {question.captchaImage !== null && <img src={question.captchaImage} alt="验证码图片" />}
              <Button onClick={askAnew}>{question.status === 'sms' ? '重新发送' : '换一张'}</Button>
            </div>
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" loading={isPending}>
          登录
        </Button>
      </Form>
    </Section>
  );
}
