import { Button, Form, Input } from 'antd';
import { administratorCalls } from '#contract/access/administrators.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { useRun } from '#web/ui/wire/index.ts';

interface Typed {
  oldPwd: string;
  pwd: string;
  again: string;
}

interface Props {
  onDone?: () => void;
}

/** Changes one's own password; the other devices are signed out by it. */
export function PasswordForm({ onDone }: Props) {
  const [form] = Form.useForm<Typed>();
  const { mutate, isPending } = useRun(administratorCalls.changePassword, {
    touches: ['admin_session'],
    then: () => {
      form.resetFields();
      notify.success('密码已修改，其他设备已退出登录');
      onDone?.();
    },
  });

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={({ oldPwd, pwd }) => mutate({ oldPwd, pwd })}
    >
      <Form.Item name="oldPwd" label="原密码" rules={[{ required: true, message: '请填写原密码' }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
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
      <Button type="primary" htmlType="submit" loading={isPending}>
        修改密码
      </Button>
    </Form>
  );
}
