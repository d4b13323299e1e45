import { expect, it } from 'vitest';
import { scopeOfRefusal } from './rules.ts';

it.each([
  ['一号通平台接口账号或密码错误', 'account'],
  ['易联云没有打印：sign验证失败', 'account'],
  ['飞鹅云没有打印：验证失败 : UKEY签名错误.', 'account'],
  ['Invalid AppCode', 'account'],
  ['apikey错误', 'account'],
  ['服务器 IP 不在白名单', 'account'],
  ['账号已冻结', 'account'],
  ['短信余量不足', 'path'],
  ['账户余额不足', 'path'],
  ['Quota Exhausted', 'path'],
  ['没有开通电子面单', undefined],
  ['该接口未开通', 'path'],
  ['客户账号密码错误', undefined],
  ['单号不存在', undefined],
  ['手机号码已停用', undefined],
  ['易联云没有打印：打印机缺纸', undefined],
  ['没有说明原因（状态 400）', undefined],
])('a refusal in the words %j holds back %s', (words, scope) => {
  expect(scopeOfRefusal(words)).toBe(scope);
});
