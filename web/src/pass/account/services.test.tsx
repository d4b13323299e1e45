import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { sheetCalls } from '#contract/delivery/sheets.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { passAccountCalls } from '#contract/services/pass/account.ts';
import { passOpeningCalls } from '#contract/services/pass/opening.ts';
import { passTemplateCalls } from '#contract/services/pass/sms-templates.ts';
import { passUsageCalls } from '#contract/services/pass/usage.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { carrier } from '../../../test/sample-carriers.ts';
import { passInfo } from '../sample-pass.ts';
import { PassAccount } from './pass-account.tsx';

const info = passInfo();
const label = { temp_id: 'yuantong-76', title: '一联单 76×130', pic: '' };

function show(at: string) {
  return renderScreen(<PassAccount />, {
    at,
    wire: [
      on(preferenceCalls.get, null),
      on(savedViewCalls.list, []),
      on(passUsageCalls.record, { page: 1, limit: 20, totalPage: 0, total: 0, list: [] }),
      on(passAccountCalls.info, info),
      on(passAccountCalls.isLogin, { status: true, info: info.account, generation: 1 }),
      on(passAccountCalls.sendUserCode, { status: 200, msg: 'success', data: [] }),
      on(passTemplateCalls.modifySign, ({ code }) => {
        if (code !== '4711') throw onePassRefusals.REFUSED({ message: '验证码错误' });
        return null;
      }),
      on(expressCalls.all, [carrier({ code: 'yuantong', name: '圆通速递' }), carrier({ code: 'yunda', name: '韵达快递' })]),
      on(sheetCalls.template, ({ com }) => ({ status: 200, msg: 'ok', data: { data: com === 'yuantong' ? [label] : [] } })),
      on(passOpeningCalls.open, null),
    ],
  });
}

async function choose({ user }: ReturnType<typeof show>, name: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByTitle(option));
}

describe('the signature of text messages', () => {
  it('is asked for by a code to the phone of the account, and waits for its review', async () => {
    const { user, sent, notes } = show('/?type=sms');
    await screen.findByRole('list', { name: '服务余量' });
    await user.click(screen.getByRole('button', { name: '修改签名' }));
    const dialog = await screen.findByRole('dialog');
    const inside = within(dialog);
    expect([...dialog.querySelectorAll<HTMLInputElement>('input:disabled')].map(({ value }) => value)).toEqual([
      info.account,
      info.phone,
    ]);
    await user.clear(inside.getByPlaceholderText('请输入短信签名，例如：店名'));
    await user.type(inside.getByPlaceholderText('请输入短信签名，例如：店名'), '信号匣');
    await user.click(inside.getByRole('button', { name: '获取验证码' }));
    await user.type(inside.getByPlaceholderText('请输入验证码'), '0000');
    expect(await complaintsOf(dialog)).toEqual([]);
    await user.click(inside.getByRole('button', { name: '提交审核' }));
    await inside.findByText('一号通平台接口验证码错误');
    await user.clear(inside.getByPlaceholderText('请输入验证码'));
    await user.type(inside.getByPlaceholderText('请输入验证码'), '4711');
    await user.click(inside.getByRole('button', { name: '提交审核' }));

    await waitFor(() => expect(notes.at(-1)?.text).toBe('修改签名之后一号通需要审核过后通过!'));
    expect(sent(passAccountCalls.sendUserCode)).toEqual([{ phone: info.phone, types: 1 }]);
    expect(sent(passTemplateCalls.modifySign).at(-1)).toEqual({ sign: '信号匣', phone: info.phone, code: '4711' });
  });
});

describe('electronic waybills', () => {
  it('are opened with carrier, form, sender and printer, each of which is needed', async () => {
    const view = show('/?type=expr_dump');
    const { user, sent, container } = view;
    await user.click(await screen.findByRole('button', { name: '立即开通' }));
    await screen.findByText('开通电子面单打印服务');
    await user.click(screen.getByRole('button', { name: '立即开通' }));
    for (const says of [
      '请选择快递公司',
      '请选择打印模板',
      '请输寄件人姓名',
      '请填写手机号',
      '请输寄件人地址',
      '请输入云打印机编号',
    ])
      expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    expect(sent(passOpeningCalls.open)).toEqual([]);

    await choose(view, '快递公司', '圆通速递');
    await choose(view, '电子面单模板', label.title);
    await user.type(screen.getByPlaceholderText('请填写寄件人姓名'), '信号楼');
    await user.type(screen.getByPlaceholderText('请填写寄件人电话'), '13911112222');
    await user.type(screen.getByPlaceholderText('请填写寄件人详细地址'), '站台路 1 号');
    await user.type(screen.getByPlaceholderText('请填写云打印编号'), 'KX100');
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '立即开通' }));

    await waitFor(() =>
      expect(sent(passOpeningCalls.open)).toEqual([
        {
          type: 'expr_dump',
          com: 'yuantong',
          tempId: 'yuantong-76',
          toName: '信号楼',
          toTel: '13911112222',
          toAddress: '站台路 1 号',
          siid: 'KX100',
        },
      ]),
    );
  });

  it('lose the form of a carrier that another one does not have', async () => {
    const view = show('/?type=expr_dump');
    const { user, sent } = view;
    await user.click(await screen.findByRole('button', { name: '立即开通' }));
    await choose(view, '快递公司', '圆通速递');
    await choose(view, '电子面单模板', label.title);
    await choose(view, '快递公司', '韵达快递');

    await user.click(screen.getByRole('button', { name: '立即开通' }));

    expect((await screen.findAllByText('请选择打印模板')).length).toBeGreaterThan(0);
    expect(sent(passOpeningCalls.open)).toEqual([]);
  });
});
