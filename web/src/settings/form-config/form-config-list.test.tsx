import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type FormTemplate, formTemplateCalls } from '#contract/settings/form-templates.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { FormConfigList } from './form-config-list.tsx';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import '#web/forms/drawing/form-template-view.tsx';
import '../form-designer/form-designer.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const field = (name: string, label: string) => ({ __config__: { label, tag: 'el-input' }, __vModel__: name, theirs: 1 });
const content = JSON.stringify({ fields: [field('title', '标题'), field('link', '链接')] });
const form: FormTemplate = { id: 95, name: '首页轮播图', info: '首页用', content, createTime: at, updateTime: at };
const pageOf = (...list: FormTemplate[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

describe('the list of forms', () => {
  itIsAList({
    isInBrowser: true,
    screen: <FormConfigList />,
    call: formTemplateCalls.list,
    some: pageOf(form),
    row: '首页轮播图',
    none: pageOf(),
    empty: '还没有表单，先创建一个',
    filter: 'keywords=x',
    search: ['数据搜索', 'keywords'],
    reader: { may: ['admin:system:form:list'], lacks: ['创建表单', '编辑'] },
  });
});

const wire = [on(formTemplateCalls.list, pageOf(form))];

describe('the dialog of a form', () => {
  itIsADialog({
    screen: <FormConfigList />,
    wire,
    at: '/',
    call: formTemplateCalls.update,
    field: '名称',
    value: '首页轮播图',
    wrong: ['', '请填写表单名称'],
    sends: { id: 95, name: '另一个', info: '首页用', content },
  });

  it('keeps what was put together and not saved, offers it after a crash, and drops it once it is saved', async () => {
    const value = {
      at: '2026-11-20 10:42:00',
      values: { content: JSON.stringify({ fields: [field('a', '写了一半')] }) },
    };
    const answers = [...wire, on(preferenceCalls.get, value), on(preferenceCalls.save, null), on(formTemplateCalls.update, null)];
    const { user, sent } = renderScreen(<FormConfigList />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    await user.click(await screen.findByRole('button', { name: '恢复' }));
    await user.click(await screen.findByRole('button', { name: '写了一半，第 1 项，共 1 项' }));
    await user.click(screen.getByRole('button', { name: '复制' }));
    expect(screen.getByText('有修改尚未保存')).toBeTruthy();
    window.dispatchEvent(new Event('beforeunload'));
    await waitFor(() => expect(sent(preferenceCalls.save)).toHaveLength(1), { timeout: 1000 });
    expect(sent(preferenceCalls.save)[0]).toMatchObject({
      key: 'draft:form:95',
      value: { values: { name: '首页轮播图', content: expect.stringContaining('field101') } },
    });

    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(preferenceCalls.save).at(-1)).toEqual({ key: 'draft:form:95', value: null }));
  });

  it('says that a password is dropped once its field is drawn in the open', async () => {
    const secret = { ...field('key', '门禁密码'), 'show-password': true };
    const drawn = { ...form, content: JSON.stringify({ fields: [secret] }) };
    const { user } = renderScreen(<FormConfigList />, {
      wire: [on(formTemplateCalls.list, pageOf(drawn)), on(preferenceCalls.get, null), on(preferenceCalls.save, null)],
    });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    await user.click(await screen.findByRole('button', { name: '查看JSON' }));
    const text = await screen.findByRole('textbox', { name: '表单 JSON' });
    expect(screen.queryByText(/不再是密码框/)).toBeNull();
    fireEvent.change(text, { target: { value: JSON.stringify({ fields: [field('key', '门禁密码')] }) } });
    await user.click(screen.getByText('刷新'));
    expect(await screen.findByText('“门禁密码”不再是密码框：保存后，已填的密码会被清空，需要重新填写。')).toBeTruthy();
  });

  it('says what is missing when nothing was put into a new one', async () => {
    const { user, sent } = renderScreen(<FormConfigList />, {
      wire: [...wire, on(formTemplateCalls.save, null), on(preferenceCalls.get, null)],
    });
    await user.click(await screen.findByRole('button', { name: '创建表单' }));
    await user.click(await screen.findByRole('button', { name: '保存' }));
    expect(await screen.findByText('表单配置数据不能为空')).toBeTruthy();
    expect(sent(formTemplateCalls.save)).toEqual([]);
  });
});
