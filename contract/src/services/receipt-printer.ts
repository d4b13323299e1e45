import { refusals } from '../refusal.ts';

/** Errors of the cloud printer of 易联云. */
export const receiptPrinterRefusals = refusals('receipt_printer', {
  INCOMPLETE: { says: () => '易联云配置数据不完整，请在经营设置的小票打印里补齐' },
  SILENT: { says: () => '易联云没有回应，小票可能没有打印，请看一下打印机再试' },
  BROKEN: { says: () => '易联云返回的内容无法识别，小票可能没有打印，请看一下打印机再试' },
  REFUSED: { says: (p: { message: string }) => `易联云没有打印：${p.message}` },
});
