import type { OutsideServiceName } from '#contract/services/outside-services.ts';
import { receiptPrinterRefusals } from '#contract/services/receipt-printer.ts';
import { receiptCloudSettings, receiptSettings } from '#contract/services/settings.ts';
import type { Setting } from '#contract/settings/setting.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { failureBy } from '../health/health.ts';
import { reachSteps } from '../reach/reach.ts';
import { standingOf } from '../standing.ts';
import type { PrinterCloud } from './choose-printer.ts';

export const printerFailure = failureBy([
  [receiptPrinterRefusals.NOT_SENT, '请稍后再试，一直如此请核对小票打印的接口地址'],
  [receiptPrinterRefusals.UNKNOWN, '请看一下打印机；一直如此请核对小票打印的接口地址'],
  [receiptPrinterRefusals.REFUSED, '请按提示处理：签名错误就核对密钥，缺纸或离线就查看打印机'],
]);

interface PrinterService {
  name: OutsideServiceName;
  /** Value of the setting that chooses the cloud. */
  chosenBy: string;
  settings: Readonly<Record<string, Setting>>;
  address: () => Promise<string>;
}

/** A printer cloud as 外部服务 shows and checks it; nothing is printed. */
export const printerService = (
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  cloud: PrinterCloud,
  { name, chosenBy, settings, address }: PrinterService,
): ServiceDeclaration => ({
  name,
  use: '打印小票',
  keys: Object.keys({ ...settings, ...receiptCloudSettings }),
  standing: () =>
    standingOf(cloud, async () => {
      const { db } = services.database;
      const isChosen = (await settingOf(db, receiptCloudSettings.receipt_printer)) === chosenBy;
      return isChosen && settingOf(db, receiptSettings.ylyprint_status);
    }),
  steps: () => [
    ...reachSteps(services, address),
    {
      name: '应用密钥和打印机',
      async run() {
        await cloud.probe();
        return { says: '密钥有效，打印机可以用' };
      },
    },
  ],
});
