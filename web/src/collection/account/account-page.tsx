import { Alert } from 'antd';
import type { Answer } from '#contract/call.ts';
import { collectAccountCalls } from '#contract/collection/account.ts';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { Facts, GoButton, Loaded, PageHead, RunButton, Section, Signal, when } from '#web/ui/index.ts';
import { SignInForm } from './sign-in-form.tsx';
import './account.css';

const { status, logout } = collectAccountCalls;
const SERVICES = '/maintain/system/services';

type Status = Answer<typeof status>;

const NotSetUp = () => (
  <Alert
    type="warning"
    showIcon
    title="还没有接入采集连接器"
    description="请先填写连接器的地址和密钥，再登录国铁账号。"
    action={<GoButton label="去外部服务" to={SERVICES} call={outsideServiceCalls.list} />}
  />
);

const StatusCard = ({ of: { account, loggedIn, lastLoginTime, expireTime, message } }: { of: Status }) => (
  <Section title="登录状态">
    <Facts
      of={[
        [
          '状态',
          <Signal key="state" of={loggedIn ? 'done' : 'waits'}>
            {loggedIn ? '已登录' : '未登录'}
          </Signal>,
        ],
        ['账号', account],
        ['最近登录', lastLoginTime && when(lastLoginTime)],
        ['到期时间', expireTime && when(expireTime)],
        ['说明', message],
      ]}
    />
    <div className="account-acts">
      {loggedIn && (
        <RunButton label="退出登录" call={logout} input={{}} ask="退出后不能采集，快递单号也不会回传" says="已退出登录" danger />
      )}
      <GoButton label="采集订单" to="/order/crawingOrder" call={collectedOrderCalls.list} />
    </div>
  </Section>
);

/** Account of the outside mall: who is in, and the form that signs in. */
export const AccountPage = () => (
  <section aria-label="国铁商城">
    <PageHead title="国铁商城" />
    <Loaded call={status} input={{}}>
      {(standing) =>
        standing && (
          <div className="account-sheet">
            {standing.isSetUp || <NotSetUp />}
            <StatusCard of={standing} />
            {standing.isSetUp && <SignInForm />}
          </div>
        )
      }
    </Loaded>
  </section>
);
