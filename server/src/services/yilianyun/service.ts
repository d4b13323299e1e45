import { receiptPrinterRefusals } from '#contract/services/receipt-printer.ts';
import { receiptPrinterSettings } from '#contract/services/settings.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { failureBy } from '../health/health.ts';
import { reachSteps } from '../reach/reach.ts';
import type { Yilianyun } from './yilianyun.ts';

export const yilianyunFailure = failureBy([
  [receiptPrinterRefusals.SILENT, '请稍后再试，一直如此请核对易联云接口地址'],
  [receiptPrinterRefusals.BROKEN, '请核对易联云接口地址'],
  [receiptPrinterRefusals.REFUSED, '请按提示处理：签名错误就核对应用密钥，缺纸或离线就查看打印机'],
]);

export function yilianyunService(
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  printer: Yilianyun,
): ServiceDeclaration {
  const address = () => settingOf(services.database.db, receiptPrinterSettings.ylyprint_url);
  return {
    name: 'yilianyun',
    use: '打印小票',
    keys: Object.keys(receiptPrinterSettings),
    async standing() {
      if (!(await printer.isSetUp())) return 'unset';
      return (await printer.isOpen()) ? 'on' : 'paused';
    },
    steps: () => [
      ...reachSteps(services, address),
      {
        name: '应用密钥和打印机',
        async run() {
          await printer.signIn();
          return { says: '应用可以登录，打印机已绑定' };
        },
      },
    ],
  };
}
