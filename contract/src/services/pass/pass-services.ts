import { z } from 'zod';
import { choices } from '../../choices.ts';
import { absentOr } from '../../wire.ts';

/** Services of an account of 一号通, as requests name them. */
export const passServices = choices({
  sms: '短信',
  copy: '商品采集',
  expr_query: '物流查询',
  expr_dump: '电子面单打印',
});
export type PassServiceName = (typeof passServices.values)[number];

/** Part of the account that holds a service. */
export const passServiceKeys = { sms: 'sms', copy: 'copy', expr_query: 'query', expr_dump: 'dump' } as const satisfies Record<
  PassServiceName,
  string
>;

/** Mobile number in the words of these calls. */
export const passPhone = (missing: string, wrong = '请输入正确的手机号') =>
  z
    .string(absentOr(missing, wrong))
    .trim()
    .min(1, missing)
    .regex(/^1[3-9]\d{9}$/, wrong);
