import type { CaseInfo, CaseRow } from '#contract/after-sales/return-case-record.ts';

/** Cases as the server sends them, for tests. */
export const caseRow = (change: Partial<CaseRow> = {}): CaseRow => ({
  id: 7,
  caseNo: 'TH202611200007',
  orderNo: 'SO202611200007',
  kind: 'return',
  state: 'waiting',
  reason: '与描述不符',
  realName: '王小明',
  userPhone: '13800138000',
  opener: '站长',
  openerKind: 'admin',
  backName: '',
  backNumber: '',
  createTime: new Date('2026-11-20T06:05:00Z'),
  endTime: null,
  lines: [
    {
      id: 1,
      lineId: 11,
      skuId: 21,
      productName: '搪瓷杯',
      sku: '红,大',
      image: '/mug.jpg',
      barCode: '6901234567892',
      price: 600,
      quantity: 2,
      outSkuId: null,
      outSku: null,
      received: 0,
      sellable: 0,
    },
  ],
  ...change,
});

export const caseInfo = (change: Partial<CaseInfo> = {}): CaseInfo => ({
  ...caseRow(),
  explain: '',
  pictures: [],
  returnTo: '退货组 杭州市西湖区文三路 2 号',
  note: '',
  endReason: null,
  proposed: null,
  refundable: 1200,
  refund: null,
  parcel: null,
  ...change,
});

const [line] = caseRow().lines;
export const came = { state: 'received' as const, lines: line ? [{ ...line, received: 2, sellable: 1 }] : [] };
export const swapped = {
  kind: 'exchange' as const,
  lines: line ? [{ ...line, received: 2, sellable: 2, outSkuId: 22, outSku: '红,小' }] : [],
};
