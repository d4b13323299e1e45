import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';

/** Clouds through which receipts are printed. */
export const receiptClouds = choices({ yilianyun: ['1', '易联云'], feieyun: ['2', '飞鹅云'] });

/** Errors of the printer cloud that is named. */
export const receiptPrinterRefusals = refusals('receipt_printer', {
  INCOMPLETE: { says: (p: { cloud: string }) => `${p.cloud}配置数据不完整，请在经营设置的小票打印里补齐` },
  NOT_SENT: { says: (p: { cloud: string }) => `连接不上${p.cloud}，小票没有打印，请稍后再试` },
  UNKNOWN: { says: (p: { cloud: string }) => `没有收到${p.cloud}的结果，小票可能已打印，请看一下打印机再决定要不要重打` },
  REFUSED: { says: (p: { cloud: string; message: string }) => `${p.cloud}没有打印：${p.message}` },
});
