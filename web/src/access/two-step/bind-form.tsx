import { Button, Form, Input } from 'antd';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { CodePicture } from '#web/ui/code-picture/code-picture.tsx';
import { useRun } from '#web/ui/wire/index.ts';
import { DeletePasskeys } from '../delete-passkeys.tsx';
import { Refused } from '../refused.tsx';

interface Confirmation {
  code: string;
  /** Absent where the account has none. */
  deletePasskeys?: boolean;
}

interface Props {
  secret: string;
  uri: string;
  onCodes: (codes: readonly string[]) => void;
}

const SIDE = 208;
// Apps show it in two groups.
const CODE = /^\d{3} ?\d{3}$/;

/** The secret for the app, as a picture and as text, and the code that proves that the app has it. */
export function BindForm({ secret, uri, onCodes }: Props) {
  const { mutate, isPending, error } = useRun(twoStepCalls.confirm, {
    touches: ['admin_passkey'],
    then: ({ codes }) => onCodes(codes),
  });
  return (
    <Form name="twoStepCode" layout="vertical" requiredMark={false} onFinish={(typed: Confirmation) => mutate(typed)}>
      <ol className="two-step-steps">
        <li>在手机上打开验证器（微软、谷歌的 Authenticator，或微信小程序里的身份验证器），选择扫码添加。</li>
        <li>扫描二维码；不能扫码时，手工输入密钥。</li>
        <li>输入手机上显示的 6 位动态码。</li>
      </ol>
      <div className="two-step-picture">
        <CodePicture text={uri} side={SIDE} label="两步登录的二维码" />
      </div>
      <p className="two-step-secret">
        密钥 <CopyText text={secret.replace(/(.{4})(?!$)/g, '$1 ')} />
      </p>
      <Form.Item
        name="code"
        label="动态码"
        validateTrigger="onSubmit"
        rules={[
          { required: true, message: '请输入动态码' },
          { pattern: CODE, message: '动态码是 6 位数字' },
        ]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={7} placeholder="6 位数字" autoFocus />
      </Form.Item>
      <DeletePasskeys />
      <Refused error={error} />
      <Button type="primary" htmlType="submit" loading={isPending}>
        开启两步登录
      </Button>
    </Form>
  );
}
