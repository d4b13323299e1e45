import { Card, Descriptions } from 'antd';
import { Link } from 'react-router';
import { administratorCalls } from '#contract/access/administrators.ts';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { Can } from '#web/ui/action/can.tsx';
import { PageHead } from '#web/ui/basics/page-head.tsx';
import { DialogButton, TextField, useSession } from '#web/ui/index.ts';
import { isServed, isWireOnly } from '#web/ui/wire/session.ts';
import './access.css';
import { learnName, useOwnRecord } from './own-record.ts';
import { OwnSessions } from './own-sessions.tsx';
import { PasskeysCard } from './passkeys/passkeys-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { RemindersCard } from './reminders/reminders-card.tsx';
import { WechatCard } from './wechat/wechat-card.tsx';
import { TwoStepCard } from './two-step/two-step-card.tsx';

const GoToLog = () => (
  <Can call={signInLogCalls.list}>
    <Link to="/operation/roleManager/signInLog">登录日志</Link>
  </Can>
);

const nameField = <TextField name="realName" label="姓名" maxLength={16} />;

function Rename({ realName }: { realName: string | undefined }) {
  const me = useOwnRecord();
  const shared = { label: '修改姓名', title: '修改姓名', says: '提交成功', touches: ['admin'] };
  if (isServed(administratorCalls.renameMe))
    return (
      <DialogButton {...shared} call={administratorCalls.renameMe} start={{ realName }}>
        {nameField}
      </DialogButton>
    );
  return (
    me && (
      <DialogButton {...shared} call={administratorCalls.update} start={me} then={() => void learnName()}>
        {nameField}
      </DialogButton>
    )
  );
}

export function PersonalCentre() {
  const info = useSession((session) => session.info);
  return (
    <section className="personal" aria-label="个人中心">
      <PageHead title="个人中心" />
      <Card title="账号" extra={<Rename realName={info?.realName} />}>
        <Descriptions
          column={1}
          items={[
            { key: 'name', label: '账号', children: info?.name },
            { key: 'realName', label: '姓名', children: info?.realName },
          ]}
        />
      </Card>
      <Card title="修改密码" className="personal-password">
        <PasswordForm />
      </Card>
      {!isWireOnly() && (
        <>
          <TwoStepCard />
          <PasskeysCard />
          <WechatCard />
          <RemindersCard />
          <Card title="已登录设备" extra={<GoToLog />}>
            <OwnSessions />
          </Card>
        </>
      )}
    </section>
  );
}
