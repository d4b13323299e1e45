import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { TRUE, flagWords, integer, isLessThan, money, present, text } from '../wire.ts';
import { NEVER, bindings } from './settings.ts';

/** A flag that travels as 1 or 0. */
const bit = (what: string) =>
  present(`${what} 不能为空`)
    .refine((sent) => flagWords.safeParse(sent).success, `${what}只能选择0-1`)
    .pipe(z.codec(flagWords, z.boolean(), { decode: (sent) => TRUE.has(sent), encode: (value): 0 | 1 => (value ? 1 : 0) }));

const notBelowZero = (missing: string, tooLow: string) => present(missing).refine((sent) => !isLessThan(0, sent), tooLow);

/** All settings of distribution and of withdrawals, edited on one screen. */
export const DistributionConfig = z.object({
  brokerageFuncStatus: bit('是否启用分销'),
  storeBrokerageQuota: present('分销额度 不能为空').pipe(integer(NEVER, 99_999_999, '分销额度,不能小于-1')),
  brokerageBindind: present('分销关系绑定 不能为空').pipe(bindings.schema('分销关系绑定只能选择0-1')),
  storeBrokerageIsBubble: bit('是否展示分销气泡'),
  storeBrokerageRatio: present('一级返佣比例 不能为空').pipe(integer(0, 100, '一级返佣比例请在0-100中选择')),
  storeBrokerageTwo: present('二级返佣比例 不能为空').pipe(integer(0, 100, '二级返佣比例在0-100中选择')),
  userExtractMinPrice: notBelowZero('用户提现最低金额 不能为空', '用户提现最低金额最小为0').pipe(money),
  userExtractBank: present('提现银行 不能为空').pipe(text(2000, '提现银行最多 2000 个字')),
  extractTime: notBelowZero('冻结时间 不能为空', '冻结时间最少为0天').pipe(integer(0, 3650, '冻结时间应在 0 到 3650 天之间')),
});
export type DistributionConfig = z.output<typeof DistributionConfig>;

const SUM = '返佣比例加起来不能超过100%';

export const distributionCalls = calls('distribution', '/admin/store/retail/spread/manage', {
  get: get('/get', { permission: 'admin:retail:spread:manage:get', returns: DistributionConfig }),
  set: post('/set', {
    permission: 'admin:retail:spread:manage:set',
    edits: DistributionConfig,
    about: 'What was promised before keeps the terms of its time.',
    body: DistributionConfig.refine((config) => config.storeBrokerageRatio + config.storeBrokerageTwo <= 100, {
      path: ['storeBrokerageTwo'],
      message: SUM,
    }),
    returns: z.literal(true),
    says: '提交成功',
  }),
});

labelsOf('distribution', {
  brokerageFuncStatus: '分销启用',
  storeBrokerageQuota: '满额分销最低金额',
  brokerageBindind: '分销关系绑定',
  storeBrokerageIsBubble: '分销气泡',
  storeBrokerageRatio: '一级返佣比例',
  storeBrokerageTwo: '二级返佣比例',
  userExtractMinPrice: '提现最低金额',
  userExtractBank: '提现银行卡',
  extractTime: '佣金冻结时间',
});

actsOf('distribution', '分销设置', { set: '保存设置' });
