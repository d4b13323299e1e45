import { Card, Descriptions } from 'antd';
import { Link } from 'react-router';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { Can } from '#web/ui/action/can.tsx';
import { useSession } from '#web/ui/wire/index.ts';
import './access.css';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';

const GoToLog = () => (
  <Can call={signInLogCalls.list}>
    <Link to="/operation/roleManager/signInLog">登录日志</Link>
  </Can>
);

export function PersonalCentre() {
  const info = useSession((session) => session.info);
  return (
    <div className="personal">
      <Card title="账号">
        <Descriptions
          column={1}
          items={[
            { key: 'name', label: '管理员账号', children: info?.name },
            { key: 'realName', label: '管理员姓名', children: info?.realName },
          ]}
        />
      </Card>
      <Card title="修改密码">
        <PasswordForm />
      </Card>
      <Card title="登录中的设备" className="personal-wide" extra={<GoToLog />}>
        <OwnSessions />
      </Card>
    </div>
  );
}
