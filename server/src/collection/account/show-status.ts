import type { Answer } from '#contract/call.ts';
import type { collectAccountCalls } from '#contract/collection/account.ts';
import { demoMall } from '#contract/services/demo-mall.ts';
import { connectorSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { findCollectAccount } from './queries.ts';

const messages = {
  unset: '请先填写采集连接器的地址和密钥',
  never: '还没有登录，登录后才能采集商品和订单',
  left: '已退出登录',
  expired: '登录已过期，请重新登录',
};

/** Standing of the account: who is in, and until when. */
export async function showStatus({
  database: { db },
  providers: { connector },
}: Pick<Services, 'database' | 'providers'>): Promise<Answer<typeof collectAccountCalls.status>> {
  const [known, session, isSetUp] = [await findCollectAccount(db), await connector.session(), await connector.isSetUp()];
  const isDemo = (await settingOf(db, connectorSettings.crawing_connector_url)) === demoMall.address;
  const hint = isDemo ? `。${demoMall.hint}` : '';
  const whyNot = known ? (known.endTime ? messages.left : messages.expired) : messages.never;
  return {
    account: known?.account ?? '',
    loggedIn: session !== undefined,
    lastLoginTime: known?.lastLoginTime ?? null,
    expireTime: session?.until ?? null,
    message: session ? '' : isSetUp ? whyNot + hint : messages.unset,
    isSetUp,
  };
}
