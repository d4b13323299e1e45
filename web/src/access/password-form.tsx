import { Button, Form, Input } from 'antd';
import { administratorCalls } from '#contract/access/administrators.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { isServed, useRun } from '#web/ui/wire/index.ts';
import { useOwnRecord } from './own-record.ts';
import { DeletePasskeys } from './delete-passkeys.tsx';
import { Refused } from './refused.tsx';

interface PasswordChange {
  oldPwd: string;
  pwd: string;
  again: string;
  /** Absent where the account has none. */
  deletePasskeys?: boolean;
}

interface Props {
  /** Given where nothing else can be done before. */
  onDone?: () => void;
}

/** Changes one's own password; the other devices are signed out by it. */
export function PasswordForm({ onDone }: Props) {
  const [form] = Form.useForm<PasswordChange>();
  const me = useOwnRecord();
  const asksOld = isServed(administratorCalls.changePassword);
  const then = () => {
    form.resetFields();
    notify.success(asksOld ? '密码已修改，其他设备已退出登录' : '密码已修改');
    onDone?.();
  };
  const own = useRun(administratorCalls.changePassword, { touches: ['admin_session', 'admin_passkey'], then });
  const record = useRun(administratorCalls.update, { then });
  const send = ({ oldPwd, pwd, deletePasskeys }: PasswordChange) => {
    if (asksOld) own.mutate({ oldPwd, pwd, deletePasskeys });
    else if (me) record.mutate({ ...me, pwd });
  };

  return (
    <Form form={form} layout="vertical" requiredMark={false} scrollToFirstError={{ focus: true }} onFinish={send}>
      {asksOld && (
        <Form.Item name="oldPwd" label="原密码" rules={[{ required: true, message: '请填写原密码' }]}>
          <Input.Password autoComplete="current-password" autoFocus={onDone !== undefined} />
        </Form.Item>
      )}
      <Form.Item
        name="pwd"
        label="新密码"
        extra="6–20 个字符"
        rules={[
          { required: true, message: '请填写新密码' },
          { min: 6, max: 20, message: '密码长度为 6–20 个字符' },
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={20} />
      </Form.Item>
      <Form.Item
        name="again"
        label="确认新密码"
        dependencies={['pwd']}
        rules={[
          { required: true, message: '请再次输入密码' },
          {
            validator: (_, again) =>
              !again || again === form.getFieldValue('pwd')
                ? Promise.resolve()
                : Promise.reject(new Error('两次输入密码不一致!')),
          },
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={20} />
      </Form.Item>
      {asksOld && !onDone && <DeletePasskeys />}
      <Refused error={own.error ?? record.error} />
      <Button type="primary" htmlType="submit" loading={own.isPending || record.isPending}>
        修改密码
      </Button>
    </Form>
  );
}
