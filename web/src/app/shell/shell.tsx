import { LoadingOutlined } from '@ant-design/icons';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN.js';
import './element-icons/element-icons.css';
import { Suspense, useMemo } from 'react';
import { FirstPassword, FirstTwoStep } from '#web/access/index.ts';
import { enter, useEntered } from '../session/enter.ts';
import { useFrame } from '../look/layout-store.ts';
import { ProgressLine } from '../progress-line.tsx';
import { useSettings } from '../look/settings.ts';
import { themeOf } from '../look/theme.ts';
import { CloseMark } from './close-mark.tsx';
import { Frame } from './frame.tsx';
import { NotificationHost } from './notification-host.tsx';
import './frame.css';
import './sidebar/sidebar.css';
import './top-bar/top-bar.css';
import './tag-bar/tag-bar.css';
import './panels/panels.css';
import './panels/finder/finder.css';
import './phone.css';
import { useLeave } from '../session/use-leave.ts';

// A steady icon: the library's own grows by a transition, and stays, unseen but read out, where an answer comes before it began.
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };
const closing = { closeIcon: <CloseMark /> };
const componentSize = { medium: 'medium', small: 'small', mini: 'small' } as const;

/** Frame around the screens, and the component library they are made of. */
export function Shell() {
  const settings = useSettings();
  const size = useFrame((frame) => frame.size);
  const duty = useEntered((entered) => entered.duty);
  const leave = useLeave();
  const Duty = duty === 'password' ? FirstPassword : FirstTwoStep;
  const theme = useMemo(() => themeOf(settings), [settings]);
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      componentSize={componentSize[size]}
      button={button}
      modal={closing}
      drawer={closing}
    >
      <App component={false} message={{ maxCount: 3 }}>
        <NotificationHost />
        <Suspense fallback={<ProgressLine />}>
          {duty === undefined ? <Frame /> : <Duty onDone={() => void enter()} onLeave={() => void leave()} />}
        </Suspense>
      </App>
    </ConfigProvider>
  );
}
