import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailCalls } from '#contract/notifications/mails.ts';
import { recordRefusals } from '#contract/record.ts';
import { configCalls, configRefusals } from '#contract/settings/config.ts';
import { complaintsOf } from '../../test/axe.ts';
import { on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { BusinessSettings } from './business-settings.tsx';
import { TestMailButton } from './test-mail-button.tsx';

const stored = {
  id: '0',
  order_cancel_time: '0.5',
  order_ship_hours: '12',
  invoice_enable: 'true',
  funds_review_above: '88.80',
  mail_password: '******',
  copy_product_apikey: '******',
  store_free_postage_switch: 'true',
};

const show = (scene = {}) =>
  renderScreen(<BusinessSettings />, { wire: [on(configCalls.info, stored), on(configCalls.saveForm, null)], ...scene });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('spinbutton', { name });

/** Values of the only save. */
function fieldsOf(saves: readonly Record<string, unknown>[]) {
  const Saved = z.object({ fields: z.array(z.object({ name: z.string(), value: z.string() })) });
  return saves.flatMap((saved) => [Object.fromEntries(Saved.parse(saved).fields.map(({ name, value }) => [name, value]))]);
}

describe('the page of business settings', () => {
  it('shows each setting with the control that suits it, and the initial value where none is stored', async () => {
    show();
    expect((await box(/承诺发货时间/)).value).toBe('12');
    expect((await box(/发货后自动收货/)).value).toBe('7');
    expect((await box(/余额调整复核线/)).value).toBe('88.80');
    expect(screen.getByRole('switch', { name: /接受开票申请/ }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByLabelText(/^加密方式/).closest('.ant-form-item')?.textContent).toContain('TLS');
    expect(screen.getByLabelText<HTMLInputElement>(/邮箱密码/).value).toBe('******');
  });

  it('shows what another page changes, and leads there', async () => {
    const { address, user } = show();
    const lineOf = async (label: string) => (await screen.findByText(label)).closest<HTMLElement>('.ant-form-item');
    const way = async (label: string) => within((await lineOf(label)) ?? document.body).getByRole('link', { name: '去修改' });
    expect((await lineOf('全场满额包邮开关'))?.textContent).toContain('开启');
    expect((await lineOf('99Api apiKey'))?.textContent).toContain('（已填写）');
    expect((await way('积分抵用比例')).getAttribute('href')).toBe('/marketing/integral/integralconfig?field=integral_ratio');
    expect(screen.queryByRole('spinbutton', { name: /未付款自动取消/ })).toBeNull();
    await user.click(await way('未付款自动取消'));
    expect(address()).toBe('/operation/setting?form=77&field=order_cancel_time');
  });

  it('keeps its heading where nothing can be read, and reads again', async () => {
    let isDown = true;
    const info = on(configCalls.info, () => {
      if (isDown) throw configRefusals.NOT_FOUND();
      return stored;
    });
    const { user } = renderScreen(<BusinessSettings />, { wire: [info] });
    const again = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByRole('heading', { name: '经营设置' })).toBeTruthy();

    isDown = false;
    await user.click(again);
    await box(/承诺发货时间/);
    expect(screen.getAllByRole('heading', { name: '经营设置' })).toHaveLength(1);
  });

  it('sends a test mail to whom staff name', async () => {
    const { user, sent } = renderScreen(<TestMailButton />, { wire: [on(mailCalls.test, null)] });
    await user.click(await screen.findByRole('button', { name: '发送测试邮件' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: '收件地址' }), 'li@shop.cn');
    await user.click(dialog.getByRole('button', { name: /^发\s*送$/ }));
    await waitFor(() => expect(sent(mailCalls.test)).toEqual([{ to: 'li@shop.cn' }]));
  });

  it('goes to the setting that the address names, and marks it until it is left', async () => {
    const { address, user } = show({ at: '/setting/business?field=funds_review_above' });
    const field = await box(/余额调整复核线/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(document.querySelector('.field-found')?.textContent).toContain('余额调整复核线');
    await waitFor(() => expect(address()).toBe('/setting/business'));

    await user.tab();
    expect(document.querySelector('.field-found')).toBeNull();
  });

  it('finds a setting by a word of its section, label or hint, and leads to it', async () => {
    const { address, user } = show();
    const finder = await screen.findByRole('combobox', { name: '查找设置' });
    await user.type(finder, '发货');
    const found = (await screen.findAllByTitle(/›/)).map((option) => option.textContent);
    expect(found).toContain('订单 › 承诺发货时间');
    expect(found).not.toContain('邮件 › 端口');

    await user.click(screen.getByTitle('订单 › 承诺发货时间'));
    const field = await box(/承诺发货时间/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(finder, '包邮开关');
    await user.click(await screen.findByTitle('运费 › 全场满额包邮开关'));
    expect(address()).toBe('/operation/setting?form=74&field=store_free_postage_switch');
  });

  it('saves what was touched, in the texts of the wire, and says what that was before', async () => {
    const opened: unknown[] = [];
    const saved = on(configCalls.saveForm, (_, body) => (opened.push(Object(body).opened), null));
    const { user, sent, notes } = show({ wire: [on(configCalls.info, stored), saved] });
    await user.click(await screen.findByRole('switch', { name: /接受开票申请/ }));
    await user.click(screen.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '保存成功' }]));
    expect(fieldsOf(sent(configCalls.saveForm))).toEqual([{ invoice_enable: 'false' }]);
    expect(opened).toEqual([{ invoice_enable: 'true' }]);
  });

  it('asks in the words of the shop which of two values is kept', async () => {
    const raced = on(configCalls.saveForm, () => {
      throw recordRefusals.CHANGED({ theirs: { funds_review_above: '66.00' } });
    });
    const { user } = show({ wire: [on(configCalls.info, stored), raced] });
    const least = await box(/余额调整复核线/);
    await user.clear(least);
    await user.type(least, '99');
    await user.click(screen.getByRole('button', { name: '保存' }));
    const asked = within(await screen.findByRole('dialog'));
    expect([asked.getByText(/^我的：/).textContent, asked.getByText(/^对方的：/).textContent]).toEqual([
      '我的：99.00 元',
      '对方的：66.00 元',
    ]);
  });

  it('goes on showing what was saved, but no secret', async () => {
    const { user, notes } = show();
    await user.clear(await box(/发货后自动收货/));
    await user.type(await box(/发货后自动收货/), '9');
    const secret = () => screen.getByLabelText<HTMLInputElement>(/邮箱密码/);
    await user.clear(secret());
    await user.type(secret(), 'fresh');
    await user.click(screen.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success' }]));
    await waitFor(() => expect(secret().value).toBe('******'));
    expect((await box(/发货后自动收货/)).value).toBe('9');
  });

  it('says at the field what it cannot hold, and sends nothing', async () => {
    const { user, sent } = show();
    const days = await box(/发货后自动收货/);
    await user.clear(days);
    await user.type(days, '366');
    await user.click(screen.getByRole('button', { name: '保存' }));

    expect(await screen.findByText('自动确认收货时间应在 1 到 365 天之间')).toBeTruthy();
    expect(sent(configCalls.saveForm)).toEqual([]);
  });

  it('can only be read by those who may not save', async () => {
    show({ may: [configCalls.info.permission] });
    await box(/承诺发货时间/);
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });

  it('passes an accessibility check', async () => {
    const { container } = show();
    await box(/承诺发货时间/);
    expect(await complaintsOf(container)).toEqual([]);
  });
});
