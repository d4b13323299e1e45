import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { showMoment } from '#contract/moment.ts';
import { stopImpersonating, useSession } from '#web/ui/wire/index.ts';
import { endImpersonation } from '../session/end-impersonation.ts';
import './impersonation-bar.css';

/** Always in sight while somebody looks as another; gone with the look. */
export function ImpersonationBar({ until }: { until: Date }) {
  const name = useSession(({ info }) => info?.realName ?? '');
  const [isEnding, setEnding] = useState(false);

  useEffect(() => {
    const timer = setTimeout(stopImpersonating, Math.max(0, until.getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);

  const end = () => {
    setEnding(true);
    void endImpersonation();
  };
  return (
    <div className="impersonation-bar" role="status">
      <EyeOutlined aria-hidden />
      <span>
        正在以 <strong>{name}</strong> 的身份查看（只读）
        <span className="impersonation-until">，{showMoment(until).slice(11, 16)} 自动结束</span>
      </span>
      <Button size="small" loading={isEnding} onClick={end}>
        结束
      </Button>
    </div>
  );
}
