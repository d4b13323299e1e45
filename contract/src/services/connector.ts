import { refusals } from '../refusal.ts';

/** Errors of the connector of an outside shop. */
export const connectorRefusals = refusals('connector', {
  NO_ADDRESS: { says: () => '请先填写采集连接器的地址和密钥（设置 > 经营设置），再登录国铁账号' },
  NOT_SIGNED_IN: { says: () => '请先登录国铁账号' },
  WRONG_SIGN_IN: { says: (p: { message: string }) => `登录失败：${p.message}` },
  SILENT: { says: () => '采集失败：连接器没有回应，请稍后重试' },
  BROKEN: { says: () => '采集失败：连接器的回应不符合约定，请联系连接器的提供者' },
  KEY: { says: (p: { message: string }) => `采集失败：连接器签名不符（${p.message}）` },
  AWAY: { says: (p: { message: string }) => `采集失败：${p.message}` },
  BUSY: { says: () => '采集请求较多，正在排队，请稍后再试' },
  REFUSED: { says: (p: { message: string }) => `采集失败：${p.message}` },
});
