import { describe, expect, it } from 'vitest';
import { labelBookOf, printLabel, recordOfCarrier, recordOfLabels } from './labels.ts';

const account = {};
const at = Date.parse('2026-11-20T14:00:00+08:00');
const form = (change: Record<string, string> = {}) =>
  new URLSearchParams({
    com: 'yuantong',
    to_name: '王小明',
    to_tel: '13800001234',
    to_addr: '文三路 1 号',
    from_name: '信号楼',
    from_tel: '13911112222',
    from_addr: '站台路 1 号',
    temp_id: '76',
    siid: 'KX100',
    cargo: '马克杯',
    count: '2',
    ...change,
  });

describe('an honest platform', () => {
  it('prints a label for every request, whatever it names as its order, and tells of it in its record', () => {
    printLabel(account, form({ order_id: 'SO1-1' }), at);
    printLabel(account, form({ order_id: 'SO1-1' }), at + 1000);

    expect(labelBookOf(account)).toMatchObject({ left: 998, printed: [{ number: 'WB100000' }, { number: 'WB100001' }] });
    expect(recordOfLabels(account, new URLSearchParams({ type: 'expr_dump', page: '1', limit: '1' }))).toMatchObject({
      count: 2,
      data: [{ num: 'WB100001', to_name: '王小明', code: 'yuantong', add_time: '2026-11-20 14:00:01' }],
    });
  });

  it('keeps the labels of each carrier in its second generation, and tells of them when it is asked in full', () => {
    const other = {};
    printLabel(other, form(), at);
    printLabel(other, form({ com: 'yunda' }), at);
    const asked = (change: Record<string, string> = {}) =>
      recordOfCarrier(other, new URLSearchParams({ com: 'yunda', type: 'expr_dump', is_shipment: '1', ...change }));

    expect(asked()).toMatchObject({ count: 1, data: [{ kuaidinum: 'WB100001', com: 'yunda', to_name: '王小明' }] });
    expect(() => asked({ com: '' })).toThrow('快递公司不存在');
    expect(() => asked({ is_shipment: '' })).toThrow('参数错误');
  });

  it.each([
    ['快递公司不存在', { com: 'nobody' }],
    ['收件人电话不能为空', { to_tel: '' }],
    ['打印机编号不能为空', { siid: '' }],
    ['物品数量错误', { count: '0' }],
  ])('refuses a label: %s', (message, change) => {
    expect(() => printLabel(account, form(change), at)).toThrow(message);
  });

  it('prints nothing for an account that is used up', () => {
    labelBookOf(account).left = 0;
    expect(() => printLabel(account, form(), at)).toThrow('电子面单次数不足');
  });
});
