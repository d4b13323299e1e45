import { connectorRefusals } from '#contract/services/connector.ts';
import { connectorSettings } from '#contract/services/settings.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { failureBy } from '../health/health.ts';
import { stepFailureBy } from '../health/step-failure.ts';
import { reachSteps } from '../reach/reach.ts';
import type { OpenedConnector } from './connector.ts';

const ASK_OWNER = '请联系连接器的提供者，请对方用 npm run connector:check 检查';

export const connectorFailure = failureBy([
  [connectorRefusals.SILENT, '请稍后再试，一直如此请核对采集连接器地址'],
  [connectorRefusals.BROKEN, ASK_OWNER],
  [connectorRefusals.KEY, '请核对采集连接器的密钥'],
  [connectorRefusals.AWAY, `请稍后再试，一直如此${ASK_OWNER}`],
]);

export function connectorService(
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  connector: OpenedConnector,
): ServiceDeclaration {
  const address = () => settingOf(services.database.db, connectorSettings.crawing_connector_url);
  return {
    name: 'connector',
    use: '采集国铁商城的商品和订单，回传快递单号',
    keys: Object.keys(connectorSettings),
    standing: async () => ((await connector.isSetUp()) ? 'on' : 'unset'),
    steps: () => [
      ...reachSteps(services, address),
      {
        name: '密钥',
        async run() {
          return { says: `${await connector.hello().catch(stepFailureBy(connectorFailure))} 认得这个密钥` };
        },
      },
      {
        name: '国铁账号',
        async run() {
          if (!(await connector.session())) return { says: '还没有登录，采集前请到国铁商城登录' };
          return { says: `已登录 ${await connector.account().catch(stepFailureBy(connectorFailure))}` };
        },
      },
    ],
  };
}
