import { expect, it } from 'vitest';
import { receiptOf } from '#contract/fulfilment/receipts.ts';
import { receiptText } from './receipt-text.ts';

it('a receipt tells the coupon as 优惠 and the points as 抵扣, and lets no tag in', () => {
  const lines = [{ productName: '搪瓷杯<QR>特别长的名字的杯子', sku: '', price: 600, payNum: 2 }];
  const person = { realName: '王小明', userPhone: '13800138000', userAddress: '站台路 1 号', mark: '<FS>轻放' };
  const sums = {
    proTotalPrice: 1200,
    payPostage: 800,
    couponPrice: 300,
    deductionPrice: 50,
    beforePayPrice: null,
    payPrice: 1650,
  };
  const payTime = new Date('2026-11-20T06:05:00Z');

  const receipt = receiptOf({ orderNo: 'SO1', payTime, ...person, ...sums, lines });
  expect(receiptText({ title: '信号楼', receipt })).toBe(`<FS2><center>信号楼</center></FS2>
订单编号：SO1
日期：2026-11-20 14:05:00
姓名：王小明
电话：13800138000
地址：站台路 1 号
订单备注：FS 轻放
<table><tr><td>商品名称</td><td>单价</td><td>数量</td><td>金额</td></tr><tr><td>搪瓷杯 QR 特别长的</td><td>6.00</td><td>2</td><td>12.00</td></tr></table>
合计：12.00
优惠：-3.00
邮费：8.00
抵扣：-0.50
实际支付：16.50
<center>完</center>`);
});
