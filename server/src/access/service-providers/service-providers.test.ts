import { describe, expect, it } from 'vitest';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const draft = (providerName: string) => ({
  providerName,
  type: 'sms' as const,
  contactName: '老张',
  phone: '13800001234',
  adminId: null,
  status: true,
  remark: '每月对账',
});

itKeepsRecords(shop, serviceProviderCalls, {
  valid: draft,
  invalid: [
    ['no name', { providerName: ' ' }, '请填写服务商名称'],
    ['a long name', { providerName: '长'.repeat(51) }, '服务商名称不能超过50个字符'],
    ['a type that is none', { type: 'fax' }, '请选择服务类型'],
    ['a phone number that is none', { phone: '12345' }, '请填写正确的手机号'],
  ],
  taken: '已有同名的服务商，请换一个名称',
  gone: { code: 404, message: '服务商不存在，请刷新后重试' },
  switches: { status: serviceProviderCalls.updateStatus },
});

describe('the account of a service provider', () => {
  it('belongs to one of them, by its name', async () => {
    const { id: adminId, account } = await shop.person();
    await admin.run(serviceProviderCalls.save, { ...draft('云打印'), adminId });

    const found = await admin.run(serviceProviderCalls.list, { keywords: '云打', page: 1, limit: 10 });
    expect(found.list).toMatchObject([{ providerName: '云打印', adminId, adminAccount: account }]);
    await expect(admin.run(serviceProviderCalls.save, { ...draft('云短信'), adminId })).rejects.toMatchObject({
      message: '这个账号已关联其他服务商，请换一个账号',
    });
  });

  it('must be an account that exists', async () => {
    await expect(admin.run(serviceProviderCalls.save, { ...draft('空账号'), adminId: 999_999 })).rejects.toMatchObject({
      message: '管理员不存在，请重新选择关联账号',
    });
  });
});
