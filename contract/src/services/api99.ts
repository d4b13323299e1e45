import { refusals } from '../refusal.ts';

const FAILED = '确认URL和平台是否正确，以及平台费用是否足额';

/** Errors of 99Api, which reads products of other platforms. */
export const api99Refusals = refusals('api99', {
  NOT_FOUND: { says: (p: { why: string }) => FAILED + p.why },
  UNREACHABLE: { says: (p: { why: string }) => FAILED + p.why },
  NO_KEY: { says: () => `${FAILED}请配置复制产品平台的Token -- www.99api.com` },
  NO_ADDRESS: { says: () => `${FAILED}请配置复制产品平台的Url-- www.99api.com` },
  MISSHAPEN: { says: (p: { part: 'data' | 'item' | 'props' }) => `${FAILED}复制商品失败--返回数据格式错误--未找到${p.part}` },
});
