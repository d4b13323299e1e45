import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { type LinkedArticle, linkedStates } from '#contract/content/article-links.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { type GroupData, groupDataCalls } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { linkTo } from '#contract/settings/links.ts';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import '#web/forms/drawing/form-template-view.tsx';
import '#web/content/article-link/article-link.tsx';
import '#web/ui/pickers/article-picker.tsx';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { entry, group, pageOf, template, withField } from './sample-entries.ts';

const drawer = <EntryDrawer gid={48} />;
const known = [on(groupCalls.info, group()), on(formTemplateCalls.info, template)];
const wire = [...known, on(groupDataCalls.list, pageOf(entry()))];
const kept = JSON.parse(entry().value).fields;

describe('the entries of a group', () => {
  itIsAList({
    isInBrowser: true,
    screen: drawer,
    call: groupDataCalls.list,
    wire: known,
    some: pageOf(entry()),
    row: '秋日出行',
    shows: ['是'],
    none: pageOf<GroupData>(),
    empty: '还没有数据，先添加一条',
    reader: {
      may: ['admin:system:group:info', 'admin:system:form:info', 'admin:system:group:data:list'],
      lacks: ['添加数据', '编辑', '删除', '更多'],
    },
  });

  it('stand in the columns of the form, pictures as pictures', async () => {
    renderScreen(drawer, { wire });
    const row = (await screen.findByText('秋日出行')).closest('tr') ?? document.body;
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '编号',
      '标题',
      '底部菜单',
      '图片',
      '排序',
      '状态',
      '操作',
    ]);
    expect(within(row).getByRole('button', { name: '查看大图图片' }).querySelector('img')?.src).toContain('/autumn.png');
  });

  it('say a range from one end to the other', async () => {
    const withHours = { ...template, content: withField('hours', 'el-time-picker', '营业时间', { 'is-range': true }) };
    const hours = { name: 'hours', title: '营业时间', value: '["09:00:00","18:00:00"]' };
    const open = entry({ value: JSON.stringify({ id: 95, sort: 1, status: true, fields: [...kept, hours] }) });
    const own = [on(groupCalls.info, group()), on(formTemplateCalls.info, withHours), on(groupDataCalls.list, pageOf(open))];
    renderScreen(drawer, { wire: own });
    expect(await screen.findByText('09:00:00 至 18:00:00')).toBeTruthy();
  });

  it('are narrowed to those that are hidden', async () => {
    const { user, sent } = renderScreen(drawer, { wire });
    await user.click(await screen.findByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByTitle('不显示'));
    await waitFor(() => expect(sent(groupDataCalls.list).at(-1)).toMatchObject({ gid: 48, status: false, page: 1 }));
  });

  it('are hidden at a click, with everything else as it was', async () => {
    const { user, sent, notes } = renderScreen(drawer, { wire: [...wire, on(groupDataCalls.update, null, { change: 3 })] });
    await user.click(await screen.findByRole('switch', { name: '5 号数据显示' }));
    await waitFor(() =>
      expect(sent(groupDataCalls.update)).toEqual([{ id: 5, gid: 48, form: { id: 95, sort: 1, status: false, fields: kept } }]),
    );
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '编辑数据成功' }]));
  });

  it('of the recommendations cannot be deleted', async () => {
    const fixed = [on(groupCalls.info, group({ id: 70, formId: 99 })), on(formTemplateCalls.info, { ...template, id: 99 })];
    renderScreen(drawer, { wire: [...wire, ...fixed] });
    await screen.findByText('秋日出行');
    expect(screen.getByRole('button', { name: '编辑' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '历史' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '更多' })).toBeNull();
  });

  it.each([
    [on(groupCalls.info, group({ formId: 0 })), /^请先关联表单/],
    [on(groupCalls.info, null), /^数据组不存在/],
    [on(formTemplateCalls.info, null), /^关联的表单无法识别/],
  ])('cannot be shown without their form, and say why (%#)', async (answer, says) => {
    renderScreen(drawer, { wire: [...wire, answer] });
    expect(await screen.findByText(says)).toBeTruthy();
  });
});

describe('the link of an entry', () => {
  const lamps = { id: 7, title: '站台上的灯', state: linkedStates.shown };
  const linking = (url: string) =>
    entry({ value: JSON.stringify({ fields: [...kept, { name: 'url', title: '跳转链接', value: url }] }) });
  const withLink = { ...template, content: withField('url', 'el-input', '跳转链接') };
  const row = { id: 7, cid: 3, title: '站台上的灯', author: '', imageInput: '', synopsis: '', visit: 1, updateTime: new Date(0) };
  const article = { ...row, isHot: false, isBanner: false, hide: false, showTime: null };
  const show = (url: string, state: LinkedArticle['state'] = linkedStates.shown, scene = {}, form = withLink) =>
    renderScreen(drawer, {
      wire: [
        on(groupCalls.info, group()),
        on(formTemplateCalls.info, form),
        on(groupDataCalls.list, pageOf(linking(url))),
        on(groupDataCalls.update, null),
        on(categoryCalls.tree, []),
        on(articleCalls.list, pageOf(article)),
        on(articleCalls.linked, [{ ...lamps, state }]),
      ],
      ...scene,
    });
  const sentLink = (sent: ReturnType<typeof show>['sent']) =>
    (sent(groupDataCalls.update).at(-1)?.form as { fields: { name: string; value: string }[] } | undefined)?.fields.find(
      ({ name }) => name === 'url',
    )?.value;

  it('leads to an article that is picked', async () => {
    const { user, sent } = show('/pages/user/index');
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    expect(await screen.findByDisplayValue('/pages/user/index')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '选择文章' }));
    await user.click(await screen.findByRole('radio', { name: '选择站台上的灯' }));
    expect(await screen.findAllByText(/^文章：站台上的灯/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sentLink(sent)).toBe(linkTo(7)));
  });

  const pages = { __slot__: { options: [{ label: '个人中心', value: '/pages/user/index' }] } };
  const choice = { ...withLink, content: withField('url', 'el-select', '跳转链接', pages) };

  it('that is chosen among pages leads to an article as well', async () => {
    const { user, sent } = show('/pages/user/index', linkedStates.shown, {}, choice);
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    await user.click(await screen.findByRole('button', { name: '选择文章' }));
    await user.click(await screen.findByRole('radio', { name: '选择站台上的灯' }));
    expect(await screen.findAllByText(/^文章：站台上的灯/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sentLink(sent)).toBe(linkTo(7)));
  });

  it('that leads to an article leads to a page again', async () => {
    const { user, sent } = show(linkTo(7), linkedStates.shown, {}, choice);
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    await user.click(await screen.findByRole('button', { name: '移除' }));
    await user.click(await screen.findByRole('combobox', { name: '跳转链接' }));
    await user.click(await screen.findByTitle('个人中心'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sentLink(sent)).toBe('/pages/user/index'));
  });

  it('is typed to its end, though its beginning leads to another article', async () => {
    const { user } = show('/pages/user/index');
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const box = await screen.findByDisplayValue('/pages/user/index');
    await user.clear(box);
    await user.type(box, linkTo(75));
    expect(box).toHaveProperty('value', linkTo(75));
    await user.tab();
    expect(await screen.findByText(/^文章：75 号/)).toBeTruthy();
  });

  it('is said by the title of its article, also where customers do not find it, and taken away', async () => {
    const { user, sent } = show(linkTo(7), linkedStates.gone);
    expect(await screen.findByText('已删除')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '编辑' }));
    await user.click(await screen.findByRole('button', { name: '移除' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sentLink(sent)).toBe(''));
  });

  it('is named by its number before a server that has none of our calls', async () => {
    show(linkTo(7), linkedStates.shown, { isWireOnly: true });
    expect(await screen.findByText(/^文章：7 号/)).toBeTruthy();
  });
});

describe('the dialog of an entry', () => {
  itIsADialog({
    isInBrowser: true,
    screen: drawer,
    wire,
    at: '/',
    call: groupDataCalls.update,
    field: '标题',
    value: '秋日出行',
    wrong: ['', '标题不能为空！'],
    blank: ['添加数据', '标题不能为空！', '图片不能为空！'],
    sends: {
      id: 5,
      gid: 48,
      form: { id: 95, sort: 1, status: true, fields: [{ ...kept[0], value: '另一个' }, ...kept.slice(1)] },
    },
  });

  it('puts a new one behind the others, shown, and wants an order', async () => {
    const { user, sent } = renderScreen(drawer, { wire: [...wire, on(groupDataCalls.save, null)] });
    await user.click(await screen.findByRole('button', { name: '添加数据' }));
    const box = await screen.findByRole('dialog');
    const sort = await within(box).findByLabelText('排序');
    expect(sort).toHaveProperty('value', '2');
    expect(within(box).getByRole('switch', { name: '状态' })).toHaveProperty('ariaChecked', 'true');
    await user.clear(sort);
    await user.click(within(box).getByRole('button', { name: '保存' }));
    expect(await within(box).findByText('排序不能为空')).toBeTruthy();
    expect(sent(groupDataCalls.save)).toEqual([]);
  });
});
