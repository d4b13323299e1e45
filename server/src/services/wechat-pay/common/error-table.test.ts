import { describe, expect, it } from 'vitest';
import { consequenceOf, failureOf } from './error-table.ts';

describe('a refusal of WeChat Pay', () => {
  it.each([
    [400, 'PARAM_ERROR', 'notDone'],
    [400, 'INVALID_REQUEST', 'notDone'],
    [401, 'SIGN_ERROR', 'setup'],
    [403, 'NOT_ENOUGH', 'retryLater'],
    [403, 'USER_ACCOUNT_ABNORMAL', 'notDone'],
    [404, 'RESOURCE_NOT_EXISTS', 'notDone'],
    [429, 'FREQUENCY_LIMITED', 'retryLater'],
    [500, 'SYSTEM_ERROR', 'unknown'],
    [400, 'ORDER_CLOSED', 'notDone'],
    [400, 'ORDERPAID', 'done'],
    [400, 'APPID_MCHID_NOT_MATCH', 'setup'],
    [200, 'SYSTEMERROR', 'unknown'],
    [200, 'BIZERR_NEED_RETRY', 'unknown'],
    [200, 'NOTENOUGH', 'retryLater'],
    [200, 'TRADE_OVERDUE', 'notDone'],
    [200, 'INVALID_REQ_TOO_MUCH', 'retryLater'],
    [200, 'CERT_ERROR', 'setup'],
    [502, '', 'unknown'],
    [503, 'NEW_CODE', 'unknown'],
    [429, 'NEW_CODE', 'retryLater'],
    [401, 'NEW_CODE', 'setup'],
    [403, 'NEW_CODE', 'notDone'],
    [500, 'constructor', 'unknown'],
  ])('of status %i with %s means %s', (status, code, consequence) => {
    expect(consequenceOf({ status, code })).toBe(consequence);
  });

  it('is said in words, with the field that WeChat Pay names and what to do', () => {
    expect(failureOf({ status: 400, code: 'PARAM_ERROR', message: '参数 amount.total\n错误' })).toEqual({
      state: 'notDone',
      code: 'PARAM_ERROR',
      says: '微信支付认为请求的内容不正确（参数 amount.total 错误）',
      remedy: '请核对后重新发起',
    });
    expect(failureOf({ status: 403, code: 'NOT_ENOUGH', message: '' })).toMatchObject({
      says: '商户号可用余额不足',
      remedy: '请在商户平台充值，充值后系统会用同一单号重试',
    });
  });
});
