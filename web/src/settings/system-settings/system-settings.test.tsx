import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CategoryNode } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { recordRefusals } from '#contract/record.ts';
import { wechatPayCalls } from '#contract/services/wechat-pay.ts';
import { configCalls } from '#contract/settings/config.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { finderCalls } from '#contract/finder/finder.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import '#web/forms/drawing/form-template-view.tsx';
import { SystemSettings } from './system-settings.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const node = (id: number, name: string, extra: string | null, child?: CategoryNode[]): CategoryNode => ({
  id,
  pid: 0,
  path: '/0/',
  name,
  type: 6,
  url: null,
  extra,
  status: true,
  sort: 1,
  ...(child ? { child } : {}),
});
const roots = [
  node(95, '商城配置', null, [node(96, '商城基础配置', '77'), node(99, '充值配置', null)]),
  node(103, '支付配置', '67'),
];
const field = (name: string, label: string, own: object = {}) => ({
  __config__: { label, tag: 'el-input', required: true },
  __vModel__: name,
  ...own,
});
const fields: Record<number, unknown[]> = {
  77: [field('site_name', '网站名称'), field('seo_title', 'SEO标题')],
  67: [
    field('pay_weixin_mchid', 'Mchid'),
    field('pay_weixin_key', 'Key', { 'show-password': true }),
    field('pay_weixin_certificate_path', '商户证书绝对路径'),
    field('paydir', '配置目录', { __config__: { label: '配置目录', tag: 'el-input' } }),
  ],
};
const template = (id: number) => ({
  id,
  name: '',
  info: '',
  content: JSON.stringify({ fields: fields[id] }),
  createTime: at,
  updateTime: at,
});
const stored = {
  id: '0',
  site_name: '信号楼',
  seo_title: '',
  pay_weixin_mchid: '19000',
  pay_weixin_key: '******',
  stranger: 'x',
};

const wireOf = (tree: CategoryNode[]) => [
  on(categoryCalls.tree, tree),
  on(formTemplateCalls.info, ({ id }) => template(id)),
  on(configCalls.info, stored),
  on(configCalls.saveForm, null),
  on(wechatPayCalls.certificate, null),
];
const show = (scene = {}, tree = roots) => renderScreen(<SystemSettings />, { wire: wireOf(tree), ...scene });
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`${name}$`) });

describe('the settings of the system', () => {
  it('open with the form of the first tab below the first one, and what is stored', async () => {
    const { container, sent } = show();
    expect((await box('网站名称')).value).toBe('信号楼');
    expect(sent(categoryCalls.tree)).toEqual([{ type: 6, status: 1 }]);
    expect(sent(configCalls.info)).toEqual([{ formId: 77, keys: ['site_name', 'seo_title'] }]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('save the fields that were touched, and nothing else', async () => {
    const { user, sent, notes } = show();
    await user.type(await box('SEO标题'), '好');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '保存成功' }]));
    const saved = [{ name: 'seo_title', title: 'SEO标题', value: '好' }];
    expect(sent(configCalls.saveForm)).toEqual([{ id: 77, sort: 0, status: true, fields: saved }]);
  });

  it('ask whose text of a setting is kept that somebody else has changed meanwhile', async () => {
    let taken = '别人的';
    const opened: unknown[] = [];
    const raced = on(configCalls.saveForm, (_, body) => {
      opened.push(Object(body).opened);
      if (taken !== '') throw recordRefusals.CHANGED({ theirs: { site_name: taken } });
      return null;
    });
    const { user, sent, notes } = show({ wire: [...wireOf(roots), raced] });
    await user.type(await box('网站名称'), '新');
    await user.click(screen.getByRole('button', { name: '保存' }));
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByRole('group', { name: '网站名称' })).toBeTruthy();
    expect(asked.getByText('我的：信号楼新')).toBeTruthy();
    await user.click(asked.getByText('对方的：别人的'));
    taken = '';
    await user.click(asked.getByRole('button', { name: '按所选内容保存' }));

    await waitFor(() => expect(notes.at(-1)).toMatchObject({ kind: 'success', text: '保存成功' }));
    expect(sent(configCalls.saveForm).at(-1)).toMatchObject({ fields: [{ name: 'site_name', value: '别人的' }] });
    expect(opened).toEqual([{ site_name: '信号楼' }, { site_name: '别人的' }]);
  });

  it('say so where nothing was touched, and send nothing', async () => {
    const whole = on(configCalls.info, { ...stored, seo_title: '好' });
    const { user, sent, notes } = show({ wire: [...wireOf(roots), whole] });
    await box('SEO标题');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'info', text: '没有修改，不用保存' }]));
    expect(sent(configCalls.saveForm)).toEqual([]);
  });

  it('turn no field red that was never filled in and not touched', async () => {
    const { user, sent, notes } = show();
    await box('SEO标题');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'info', text: '没有修改，不用保存' }]));
    expect(screen.queryByText('SEO标题不能为空！')).toBeNull();
    expect(sent(configCalls.saveForm)).toEqual([]);
  });

  it('say at the field that was emptied what is wrong, and send nothing', async () => {
    const { user, sent } = show();
    await user.clear(await box('网站名称'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('网站名称不能为空！')).toBeTruthy();
    expect(screen.queryByText('SEO标题不能为空！')).toBeNull();
    expect(sent(configCalls.saveForm)).toEqual([]);
  });

  it('have one place for the certificate of the merchant, whose old fields other clients go on filling in', async () => {
    show({ at: '/?root=103' });
    await box('Mchid');
    expect(await screen.findByRole('region', { name: '商户证书' })).toBeTruthy();
    expect(screen.queryByLabelText('商户证书绝对路径')).toBeNull();
    expect(screen.queryByText('还有 1 项必填没有填：')).toBeNull();
  });

  it('show on another server every field of its form', async () => {
    show({ at: '/?root=103', isWireOnly: true });
    expect(await box('商户证书绝对路径')).toBeTruthy();
  });

  it('save what is typed while a required field was never filled in, but empty none that was', async () => {
    const { user, sent } = show();
    expect(await screen.findByText(/^还有 1 项必填没有填：/)).toBeTruthy();
    await user.type(await box('网站名称'), '新');
    await user.click(screen.getByRole('button', { name: '保存' }));
    const saved = [{ name: 'site_name', title: '网站名称', value: '信号楼新' }];
    await waitFor(() => expect(sent(configCalls.saveForm)).toMatchObject([{ id: 77, sort: 0, status: true, fields: saved }]));

    await user.type(await box('SEO标题'), '好');
    await user.clear(await box('网站名称'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('网站名称不能为空！')).toBeTruthy();
    expect(sent(configCalls.saveForm)).toHaveLength(1);
  });

  it('mark each required field that nobody filled in, and lead to it', async () => {
    const { user } = show();
    const lacking = await box('SEO标题');
    expect(screen.getAllByText('必填，还没有填')).toHaveLength(1);
    expect(lacking.closest('.template-unfilled')).toBeTruthy();
    (await screen.findByRole('button', { name: 'SEO标题' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(lacking));
  });

  it('never show a secret, and leave it as it is', async () => {
    const { user, sent } = show({ at: '/?root=103' });
    expect((await box('Key')).value).toBe('');
    expect(screen.getByText('已设置')).toBeTruthy();
    await user.type(await box('Mchid'), '1');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(configCalls.saveForm)).toHaveLength(1));
    expect(sent(configCalls.saveForm)[0]?.fields).toEqual([{ name: 'pay_weixin_mchid', title: 'Mchid', value: '190001' }]);
  });

  it('go on showing what was saved, but no secret', async () => {
    const { user, notes } = show({ at: '/?root=103' });
    await user.type(await box('Mchid'), '1');
    await user.type(await box('Key'), 'fresh');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success' }]));
    expect([(await box('Mchid')).value, (await box('Key')).value]).toEqual(['190001', '']);
    expect(screen.getByText('已设置')).toBeTruthy();
  });

  it('leave a secret in the box that the server answers as it is, and save no mask over it', async () => {
    const plain = on(configCalls.info, { ...stored, pay_weixin_key: 'k-1' });
    const { user, sent } = show({ at: '/?root=103', wire: [...wireOf(roots), plain] });
    expect((await box('Key')).value).toBe('k-1');
    for (const count of [1, 2]) {
      await user.type(await box('Mchid'), '1');
      await user.click(screen.getByRole('button', { name: '保存' }));
      await waitFor(() => expect(sent(configCalls.saveForm)).toHaveLength(count));
      expect(sent(configCalls.saveForm).at(-1)?.['fields']).toMatchObject([{ name: 'pay_weixin_mchid' }]);
    }
  });

  it('save no field as empty because another server answers null for one', async () => {
    const holes = on(
      configCalls.info,
      JSON.parse(
        '{"id":"67","pay_weixin_mchid":"19000","pay_weixin_key":"k-1","pay_weixin_certificate_path":"/c","paydir":null}',
      ),
    );
    const { user, sent } = show({ at: '/?root=103', wire: [...wireOf(roots), holes], isWireOnly: true });
    await user.type(await box('Mchid'), '1');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(configCalls.saveForm)).toHaveLength(1));
    expect(sent(configCalls.saveForm)[0]?.fields).toMatchObject([
      { value: '190001' },
      { value: 'k-1' },
      { value: '/c' },
      { value: '' },
    ]);
  });

  it('find a field of any form by a word, and lead to it', async () => {
    const hit = { root: 103, tab: 103, above: ['支付配置'], field: 'pay_weixin_mchid', label: 'Mchid' };
    const none = { products: [], orders: [], cases: [], customers: [] };
    const { user, address, sent } = show({ wire: [...wireOf(roots), on(finderCalls.find, { ...none, settings: [hit] })] });
    await box('网站名称');
    await user.type(screen.getByRole('combobox', { name: '查找设置' }), 'mch');
    await user.click(await screen.findByText('支付配置 › Mchid'));

    expect(sent(finderCalls.find).at(-1)).toEqual({ keywords: 'mch', group: 'settings' });
    await waitFor(async () => expect(document.activeElement).toBe(await box('Mchid')));
    expect(address()).toBe('/?root=103&tab=103');
  });

  it('open at the form and the field that another page names', async () => {
    const { address } = show({ at: '/?form=67&field=pay_weixin_mchid' });
    await waitFor(async () => expect(document.activeElement).toBe(await box('Mchid')));
    expect((await tab('支付配置')).getAttribute('aria-selected')).toBe('true');
    expect(address()).toBe('/?form=67');
  });

  it('open a form that is named and has no tab', async () => {
    show({ at: '/?form=77&field=seo_title' }, [node(103, '支付配置', '67')]);
    await waitFor(async () => expect(document.activeElement).toBe(await box('SEO标题')));
  });

  it('ask before a tab is left with something typed', async () => {
    const { user, address } = show();
    await user.type(await box('网站名称'), '新');
    await user.click(await tab('支付配置'));
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    expect((await box('网站名称')).value).toBe('信号楼新');
    await user.click(await tab('支付配置'));
    await user.click(await screen.findByRole('button', { name: '放弃' }));
    await box('Mchid');
    expect(address()).toBe('/?root=103');
  });

  it('say what to do where a tab has no form', async () => {
    const { user, address } = show({ at: '/?root=95&tab=99' });
    expect(await screen.findByText('表单配置不正确，请关联正确表单后使用')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '去关联表单' }));
    expect(address()).toBe('/maintain/devconfiguration/configCategory');
  });

  it('say what to do where there is no tab', async () => {
    show({}, []);
    expect(await screen.findByText('还没有配置分类，先添加分类再关联表单')).toBeTruthy();
  });

  it('can only be read by those who may not save', async () => {
    show({ may: [categoryCalls.tree, formTemplateCalls.info, configCalls.info].map(({ permission }) => permission) });
    expect((await box('网站名称')).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });

  it('can be used on a phone', async () => {
    setWidth(390);
    const { container } = show();
    await box('网站名称');
    expect(await complaintsOf(container)).toEqual([]);
  });
});
