import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseBill } from './parse-bill.ts';
import { hasHash, isBillAddress, unpackBill } from './unpack-bill.ts';

const HEADING =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,' +
  '微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMMARY = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
const paid = (goods: string, yuan = '60.00') =>
  `\`2026-11-28 10:06:33,\`wxe1696e7c7db8e7f4,\`1579507281,\`0,\`,\`4200002360202407091150650780,\`5622334254839656448,\`oV,\`JSAPI,\`SUCCESS,` +
  `\`OTHERS,\`CNY,\`${yuan},\`0.00,\`0,\`0,\`0.00,\`0.00,\`,\`,\`${goods},\`{"id":"1"},\`0.32000,\`0.54%,\`${yuan},\`0.00,\``;
const refunded =
  '`2026-11-28 16:47:58,`wxe1696e7c7db8e7f4,`1579507281,`0,`,`4200002166202406250324636876,`5617363390111199232,`oV,`JSAPI,`REFUND,' +
  '`OTHERS,`CNY,`0.00,`0.00,`50302709992024070991956632208,`5622435300878286848,`50.00,`0.00,`ORIGINAL,`SUCCESS,`壶,`,`-0.27000,`0.54%,`0.00,`50.00,`';
const billOf = (rows: readonly string[], sums: string) => `\uFEFF${[HEADING, ...rows, SUMMARY, sums].join('\r\n')}\r\n`;
const two = billOf([paid('热水壶, 红色,大'), refunded], '`2,`60.00,`50.00,`0.00,`0.05000,`60.00,`50.00');

describe('a bill', () => {
  it('is read line by line, commas in names and numbers of 28 digits included', () => {
    const { rows, sums } = parseBill(two);

    expect(rows).toMatchObject([
      {
        at: new Date('2026-11-28T10:06:33+08:00'),
        transactionId: '4200002360202407091150650780',
        goods: '热水壶, 红色,大',
        attach: '{"id":"1"}',
        state: 'SUCCESS',
        total: 6000,
        fee: 32_000,
        outRefundNo: '0',
      },
      {
        fee: -27_000,
        state: 'REFUND',
        refundId: '50302709992024070991956632208',
        refund: 5000,
        refundStatus: 'SUCCESS',
        total: 0,
      },
    ]);
    expect(sums).toEqual({ rows: 2, settlement: 6000, refund: 5000, couponRefund: 0, total: 6000, refundRequested: 5000 });
  });

  it('of a published example is read as it stands', () => {
    const row = (time: string, id: string, no: string) =>
      `\`2021-01-28 ${time},\`wx81be3101902f7cb2,\`1601959334,\`0,\`,\`${id},\`${no},\`ofyak5qR_1wYsC99CsWA6R9MJazA,\`NATIVE,\`SUCCESS,\`OTHERS,\`CNY,` +
      '`0.01,`0.00,`0,`0,`0.00,`0.00,`,`,`for testing,`cipher code,`0.00000,`1.00%,`0.01,`0.00,`';
    const rows = [
      row('17:07:11', '4200000925202101284997714292', 'S20210128170702357723'),
      row('15:35:18', '4200000910202101282955148400', 'S20210128153505214586'),
      row('16:59:46', '4200000926202101281412639609', 'S20210128165824499930'),
    ];

    expect(parseBill([HEADING, ...rows, SUMMARY, '`3,`0.03,`0.00,`0.00,`0.00000,`0.03,`0.00', ''].join('\n')).sums.total).toBe(3);
  });

  it('of a day without trade has no lines', () => {
    expect(parseBill(billOf([], '`0,`0.00,`0.00,`0.00,`0.00000,`0.00,`0.00')).rows).toEqual([]);
  });

  it.each([
    ['a line less', billOf([refunded], '`2,`60.00,`50.00,`0.00,`0.05000,`60.00,`50.00'), 'sums'],
    ['another sum of orders', two.replace('`0.05000,`60.00', '`0.05000,`60.01'), 'sums'],
    ['another sum of refunds', two.replace('`2,`60.00,`50.00', '`2,`60.00,`49.00'), 'sums'],
    ['another number of lines', two.replace('`2,`60.00', '`3,`60.00'), 'sums'],
    ['a third decimal', billOf([paid('壶', '60.005')], '`1,`60.005,`0.00,`0.00,`0.00000,`60.005,`0.00'), 'a sum that is none'],
    ['no last line', `${HEADING}\r\n${refunded}\r\n`, 'last line'],
    ['its end cut off', two.slice(0, two.lastIndexOf('`2')), 'columns'],
    ['a line of fewer values', two.replace(',`OTHERS', ''), 'columns'],
    ['a text behind it', `${two}\`1\r\n`, 'last line'],
    ['other columns', two.replace('商户订单号', '单号'), 'needed'],
    ['no text', '', 'last line'],
  ])('is not taken with %s', (_case, text, message) => {
    expect(() => parseBill(text)).toThrow(message);
  });

  it('is unpacked as far as it is no larger than a bill may be', async () => {
    const packed = gzipSync(Buffer.from(two));

    expect((await unpackBill(packed)).toString()).toBe(two);
    expect((await unpackBill(Buffer.from(two))).toString()).toBe(two);
    await expect(unpackBill(packed, 100)).rejects.toThrow('unpacked');
    await expect(unpackBill(packed.subarray(0, 30))).rejects.toThrow('unpacked');
  });

  it('has the hash of what was unpacked', () => {
    const sha1 = createHash('sha1').update(two).digest('hex');

    expect(hasHash(Buffer.from(two), sha1)).toBe(true);
    expect(hasHash(gzipSync(Buffer.from(two)), sha1)).toBe(false);
  });

  it('is fetched from WeChat Pay only', () => {
    const home = 'https://api.mch.weixin.qq.com';
    const addresses = [
      'https://api.mch.weixin.qq.com/v3/billdownload/file?token=1',
      'https://api2.mch.weixin.qq.com/v3/billdownload/file?token=1',
      'http://api.mch.weixin.qq.com/v3/billdownload/file?token=1',
      'https://api.mch.weixin.qq.com.example/v3/billdownload/file',
      'https://api.mch.weixin.qq.com:8443/v3/billdownload/file',
      'https://me@api.mch.weixin.qq.com/v3/billdownload/file',
      'no address',
    ];

    expect(addresses.map((address) => isBillAddress(address, home))).toEqual([true, true, false, false, false, false, false]);
    expect(isBillAddress('https://api2.mch.weixin.qq.com/a', 'https://pay.example')).toBe(false);
  });
});
