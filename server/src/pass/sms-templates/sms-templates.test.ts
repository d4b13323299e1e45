import { beforeAll, describe, expect, it } from 'vitest';
import { passAccountCalls } from '#contract/services/pass/account.ts';
import { passTemplateCalls } from '#contract/services/pass/sms-templates.ts';
import { review } from '../../../../stand-ins/one-pass/templates.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const pass = openPassAccount(shop);
const admin = shop.admin();
const draft = { title: '到店提醒', content: '您的订单{$order_id}已备好，请到店自提', type: 2 };
const page = { page: 1, limit: 5 };
const templates = () => admin.run(passTemplateCalls.temps, page);
const applied = () => admin.run(passTemplateCalls.applys, page);

describe('templates of text messages', () => {
  it('need an account', async () => {
    await expect(templates()).rejects.toMatchObject({ message: '请配置一号通账号！' });
  });

  describe('of an account', () => {
    beforeAll(() => pass.plugIn());

    it('are counted by the platform, not by the page', async () => {
      const { list, total, totalPage } = await templates();
      expect([list.length, total, totalPage]).toEqual([5, 8, 2]);
      expect(list[0]).toMatchObject({ temp_id: '538393', temp_type: 1, status: 1 });
    });

    it.each([
      ['模板标题不能为空', { title: '' }],
      ['模板内容不能为空', { content: '' }],
      ['未知的模板类型', { type: 4 }],
    ])('are applied for with all that they need: %s', async (message, wrong) => {
      expect(await admin.raw('POST', '/admin/sms/temp/apply', { body: { ...draft, ...wrong } })).toMatchObject({
        code: 400,
        message,
      });
    });

    it('wait for their review, and can be sent after it', async () => {
      await admin.run(passTemplateCalls.apply, draft);
      expect((await applied()).list).toMatchObject([{ title: '到店提醒', temp_type: 2, status: 0, temp_id: '' }]);
      expect((await templates()).total).toBe(8);

      review(pass.account, '到店提醒', true);

      const [row] = (await applied()).list;
      expect(row).toMatchObject({ status: 1, temp_id: expect.stringMatching(/^\d+$/) });
      expect((await templates()).total).toBe(9);
      await shop.app.providers.sms.send({
        by: '1',
        phone: '13900000001',
        template: row?.temp_id ?? '',
        values: { order_id: 'A1' },
      });
    });

    it('are asked for once, though the answer is lost', async () => {
      const before = pass.asked('sms_v2/apply');
      pass.platform().become('lostAnswer', 'sms_v2/apply');
      await expect(admin.run(passTemplateCalls.apply, draft)).rejects.toMatchObject({
        message: expect.stringContaining('没任何数据'),
      });
      pass.platform().become(undefined);
      expect(pass.asked('sms_v2/apply')).toBe(before + 1);
    });

    it('get another signature by a code to the phone of the account, once it is reviewed', async () => {
      const { phone } = pass.account;
      const change = (code: string) => admin.run(passTemplateCalls.modifySign, { sign: '信号楼', phone, code });
      await expect(change('0000')).rejects.toMatchObject({ message: '一号通平台接口验证码已过期' });
      await admin.run(passAccountCalls.sendUserCode, { phone, types: 1 });

      await change(pass.platform().codeFor(phone));

      expect(pass.account).toMatchObject({ nextSign: '信号楼', sms: { sign: '信号匣' } });
    });
  });
});
