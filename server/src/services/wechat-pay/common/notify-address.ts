/** Paths of the wire below which notices come. */
export const NOTICE_PATHS = {
  payment: '/api/admin/payment/callback/wechat',
  refund: '/api/admin/payment/callback/wechat/refund',
} as const;

/** Address that notices come to; WeChat Pay takes a whole one, without a query. */
export const notifyAddress = (base: string, kind: keyof typeof NOTICE_PATHS): string => `${base}${NOTICE_PATHS[kind]}`;
