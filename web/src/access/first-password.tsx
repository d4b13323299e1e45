import { Alert, Button, Card } from 'antd';
import './access.css';
import { PasswordForm } from './password-form.tsx';

interface Props {
  onDone: () => void;
  onLeave: () => void;
}

/** Stands before everything else until the password that was printed at the first start is replaced. */
export const FirstPassword = ({ onDone, onLeave }: Props) => (
  <main className="first-password">
    <Card title="请先修改初始密码" extra={<Button onClick={onLeave}>退出</Button>}>
      <Alert type="warning" showIcon title="初始密码只用于第一次登录，修改后才能继续使用。" style={{ marginBottom: 16 }} />
      <PasswordForm onDone={onDone} />
    </Card>
  </main>
);
