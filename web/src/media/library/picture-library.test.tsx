import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryRefusals } from '#contract/catalogue/category-refusals.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { libraryOf, picture, pictureCategory } from '../../../test/fake-library.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PicturePage } from '../../pictures/picture-page.tsx';

const three = libraryOf(picture(3), picture(2), picture(1));
const many = libraryOf(...Array.from({ length: 40 }, (_, index) => picture(40 - index)));

const show = (scene: Parameters<typeof renderScreen>[1] = {}) => renderScreen(<PicturePage />, { wire: three, ...scene });
const cell = (name: string) => screen.findByRole('option', { name });
const positionOf = async (name: string) => (await cell(name)).dataset['position'];
const button = (name: string) => screen.getByRole('button', { name });
const category = (name: string) => screen.findByRole('button', { name });

async function fill(name: string, text: string, user: ReturnType<typeof show>['user']) {
  const box = await screen.findByRole('textbox', { name });
  await user.clear(box);
  await user.type(box, text);
}

async function menu(user: ReturnType<typeof show>['user'], name: string, act: string) {
  await user.click(await screen.findByRole('button', { name: `${name}的操作` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

describe('the picture library', () => {
  it('shows pictures of all categories first, thirty at a time', async () => {
    const { sent, container } = show();
    await cell('3.png');
    expect(sent(attachmentCalls.list)).toMatchObject([{ pid: 0, page: 1, limit: 30, attType: 'jpg,jpeg,gif,png,bmp,PNG,JPG' }]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('says that it is empty', async () => {
    show({ wire: libraryOf() });
    expect(await screen.findByText('图片库为空')).toBeTruthy();
  });

  it('says that the filters leave nothing, and clears them', async () => {
    const { user, address } = show({ wire: libraryOf(), at: '/?name=碗&pid=3' });
    expect(await screen.findByText('没有符合条件的文件')).toBeTruthy();
    await user.click(button('清空筛选'));
    expect(await screen.findByText('这个分类里还没有图片')).toBeTruthy();
    expect(address()).toBe('/?pid=3');
  });

  it('says what failed, and tries again', async () => {
    let isDown = true;
    const { user } = show({
      wire: [
        ...three,
        on(attachmentCalls.list, ({ page, limit }) => {
          if (isDown) throw new Refusal('x', 500, '系统异常');
          return { page, limit, total: 1, totalPage: 1, list: [picture(1)] };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '重试' }).finally(() => (isDown = false)));
    expect(await cell('1.png')).toBeTruthy();
  });

  it('can only be looked at by those who may not change it', async () => {
    show({ may: ['admin:system:attachment:list', 'admin:category:list:tree'] });
    await cell('3.png');
    await category('商品图');
    for (const name of ['上传图片', '删除图片', '商品图的操作']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('combobox', { name: '移动到' })).toBeNull();
    expect((await cell('3.png')).draggable).toBe(false);
  });

  it('has its categories in a select on a phone, and what can be done with the chosen one beside it', async () => {
    setWidth(390);
    const { user, sent } = show({ at: '/?pid=3', wire: [...three, on(categoryCalls.save, null)] });
    expect(await screen.findByRole('combobox', { name: '分类' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '图片分类' })).toBeNull();
    await menu(user, '横幅', '添加分类');
    await fill('分类名称', '冬季', user);
    await user.click(button('添加'));
    await waitFor(() => expect(sent(categoryCalls.save)).toMatchObject([{ pid: 3, name: '冬季' }]));
  });

  it('is searched by kind, name and use', async () => {
    const { user, sent, address } = show();
    await cell('3.png');
    await user.click(screen.getByRole('checkbox', { name: '未使用' }));
    await user.type(screen.getByRole('searchbox', { name: '文件名称' }), '杯{Enter}');
    await user.click(screen.getByRole('radio', { name: '视频' }));
    await waitFor(() =>
      expect(sent(attachmentCalls.list).at(-1)).toMatchObject({ name: '杯', unused: true, attType: 'video/mp4' }),
    );
    expect(address()).toContain('attType=video');
  });

  it('shows a picture large with where it is used', async () => {
    const { user } = show({
      wire: [
        ...three,
        on(attachmentCalls.usage, [
          {
            attId: 3,
            total: 22,
            uses: [
              { kind: 'productCover', id: 7, title: '搪瓷杯' },
              { kind: 'sku', id: 7, title: '搪瓷杯' },
            ],
          },
        ]),
      ],
    });
    (await cell('3.png')).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('800 × 600，20 KB')).toBeTruthy();
    expect((await dialog.findByRole('link', { name: '搪瓷杯' })).getAttribute('href')).toBe('/store/list/creatProduct/7');
    expect(dialog.getByText(/商品封面、商品规格图/)).toBeTruthy();
    expect(dialog.getByText('还有 20 处')).toBeTruthy();
  });

  it('asks not where in the whole shop it is used for somebody who sees a part of it', async () => {
    const { user, sent } = show({ isLimited: true });
    await user.click(await cell('2.png'));
    await user.click(button('查看'));
    await screen.findByText('800 × 600，20 KB');
    expect(sent(attachmentCalls.usage)).toEqual([]);
  });

  it('leads from a picture that is shown large to its neighbours', async () => {
    const { user } = show();
    await user.click(await cell('2.png'));
    await user.click(button('查看'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '下一张' }));
    expect(dialog.getByRole('img', { name: '1.png' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: '下一张' })).toHaveProperty('disabled', true);
  });

  it('gives a picture another name', async () => {
    const { user, sent } = show({ wire: [...three, on(attachmentCalls.update, null)] });
    await user.click(await cell('2.png'));
    await user.click(button('查看'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '改名' }));
    await fill('文件名称', '搪瓷杯.png', user);
    await user.click(button('保存'));
    await waitFor(() => expect(sent(attachmentCalls.update)).toMatchObject([{ id: 2, name: '搪瓷杯.png', sattDir: '/2.png' }]));
  });

  it('shows the videos when a video was uploaded', async () => {
    fakeUploads(() => ({ fileName: 'a.mp4', extName: 'mp4', fileSize: 9, url: '/a.mp4', type: 'video/mp4', attId: 7 }));
    const { user, address } = show();
    await cell('3.png');
    await user.upload(screen.getByLabelText('上传图片：选择文件'), new File(['x'], 'a.mp4', { type: 'video/mp4' }));
    await waitFor(() => expect(address()).toContain('attType=video'));
    expect(await screen.findByRole('button', { name: '上传视频' })).toBeTruthy();
  });
});

describe('pictures of the library', () => {
  it('are chosen in an order that is shown on them', async () => {
    const { user } = show();
    for (const name of ['1.png', '3.png']) await user.click(await cell(name));
    expect(await positionOf('1.png')).toBe('1');
    expect(await positionOf('3.png')).toBe('2');

    await user.click(await cell('1.png'));

    expect(await positionOf('3.png')).toBe('1');
  });

  it('are chosen by the keyboard', async () => {
    const { user } = show();
    (await cell('3.png')).focus();
    await user.keyboard('{ArrowRight} {End} ');
    expect(await positionOf('2.png')).toBe('1');
    expect(await positionOf('1.png')).toBe('2');
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('已选 3 个')).toBeTruthy();
  });

  it('are chosen up to the one that is clicked with Shift', async () => {
    const { user } = show();
    await user.click(await cell('3.png'));
    await user.keyboard('{Shift>}');
    await user.click(await cell('1.png'));
    expect(screen.getByText('已选 3 个')).toBeTruthy();
  });

  it('are no longer chosen on another page, and none of them is deleted there', async () => {
    const { user, notes } = show({ wire: many });
    await user.click(await cell('40.png'));
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await cell('1.png');
    expect(screen.queryByText('已选 1 个')).toBeNull();
    await user.click(button('删除图片'));
    expect(notes).toEqual([{ kind: 'warning', text: '请先选择图片' }]);
  });

  it('of a category begin with page one, and no other stays chosen', async () => {
    const { user, sent } = show({ wire: many, at: '/?page=2' });
    await user.click(await cell('10.png'));
    await user.click(await category('杯子'));
    await waitFor(() => expect(sent(attachmentCalls.list).at(-1)).toMatchObject({ pid: 2, page: 1 }));
    expect(screen.queryByText('已选 1 个')).toBeNull();
  });

  it('are moved to the category they are dropped on', async () => {
    const { sent, notes } = show({ wire: [...three, on(attachmentCalls.move, null, { change: 5 })] });
    const node = (await category('横幅')).parentElement ?? document.body;
    const dataTransfer = { types: [], setData: () => {}, effectAllowed: '' };
    fireEvent.dragStart(await cell('2.png'), { dataTransfer });
    fireEvent.dragOver(node, { dataTransfer });
    fireEvent.drop(node, { dataTransfer });
    await waitFor(() => expect(sent(attachmentCalls.move)).toEqual([{ attrId: [2], pid: 3 }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '操作成功' }]));
  });

  it('are moved by the select, where the root is no category', async () => {
    const { user, sent } = show({ wire: [...three, on(attachmentCalls.move, null)] });
    for (const name of ['3.png', '1.png']) await user.click(await cell(name));
    await user.click(screen.getByRole('combobox', { name: '移动到' }));
    await user.click(await screen.findByTitle('全部图片'));
    await waitFor(() => expect(sent(attachmentCalls.move)).toEqual([{ attrId: [3, 1], pid: 0 }]));
  });

  it('that nobody uses are deleted after a question', async () => {
    const { user, sent, notes } = show({ wire: [...three, on(attachmentCalls.delete, null, { change: 5 })] });
    await user.click(await cell('3.png'));
    await user.click(button('删除图片'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/没有地方在使用它们/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '删除成功' }]));
    expect(sent(attachmentCalls.delete)).toEqual([{ ids: [3] }]);
  });

  describe('that are in use', () => {
    const used = [
      ...three,
      on(attachmentCalls.usage, [
        { attId: 3, total: 1, uses: [{ kind: 'brand' as const, id: 4, title: '老厂' }] },
        { attId: 2, total: 0, uses: [] },
      ]),
      on(attachmentCalls.delete, null),
    ];
    const ask = async () => {
      const view = show({ wire: used });
      for (const name of ['3.png', '2.png']) await view.user.click(await cell(name));
      await view.user.click(button('删除图片'));
      return { ...view, dialog: within(await screen.findByRole('dialog')) };
    };

    it('are deleted only by somebody who has read where', async () => {
      const { user, sent, dialog } = await ask();
      expect(dialog.getByText(/品牌图标：老厂/)).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: '仍然删除' }));
      await waitFor(() => expect(sent(attachmentCalls.delete)).toEqual([{ ids: [3, 2], force: true }]));
    });

    it('are kept while the others go', async () => {
      const { user, sent, dialog } = await ask();
      await user.click(dialog.getByRole('button', { name: '只删未使用的 1 个' }));
      await waitFor(() => expect(sent(attachmentCalls.delete)).toEqual([{ ids: [2] }]));
    });

    it('are kept by somebody who thinks again', async () => {
      const { user, sent, notes, dialog } = await ask();
      await user.click(dialog.getByRole('button', { name: '取消' }));
      expect(sent(attachmentCalls.delete)).toEqual([]);
      expect(notes).toEqual([{ kind: 'info', text: '已取消' }]);
    });
  });
});

describe('files for the library', () => {
  const png = (name: string) => new File(['x'], name, { type: 'image/png' });
  const library = () => screen.getByRole('region', { name: '图片库' });
  const drop = (...files: File[]) => fireEvent.drop(library(), { dataTransfer: { types: ['Files'], files } });

  it('are uploaded into the category that is open, and what is wrong stays at home', async () => {
    const sent = fakeUploads((name) => `/${name}`);
    const { user } = show();
    await user.click(await category('横幅'));
    await cell('3.png');
    drop(png('3.png'), new File(['x'], '价目表.xlsx'));
    await waitFor(() => expect(sent).toEqual([{ address: '/api/admin/upload/image?model=maintain&pid=3', name: '3.png' }]));
    expect(screen.getByRole('alert').textContent).toBe('只能上传 jpg、jpeg、gif、png、bmp 图片和 mp4 视频');
  });

  it('are pasted', async () => {
    const sent = fakeUploads((name) => `/${name}`);
    show();
    await cell('3.png');
    fireEvent.paste(document.body, { clipboardData: { files: [png('截图.png')] } });
    await waitFor(() => expect(sent).toMatchObject([{ name: '截图.png' }]));
  });

  it('are picked by the button', async () => {
    const sent = fakeUploads((name) => `/${name}`);
    const { user } = show();
    await cell('3.png');
    await user.upload(screen.getByLabelText('上传图片：选择文件'), [png('a.png'), png('b.png')]);
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png']));
  });
});

describe('a category of pictures', () => {
  it('is found by a part of its name', async () => {
    const { user } = show();
    await category('横幅');
    await user.type(screen.getByRole('searchbox', { name: '搜索分类' }), '杯');
    expect(screen.queryByRole('button', { name: '横幅' })).toBeNull();
    expect(await category('杯子')).toBeTruthy();
  });

  it('is added below the one whose menu was opened', async () => {
    const { user, sent, notes } = show({ wire: [...three, on(categoryCalls.save, null)] });
    await menu(user, '商品图', '添加分类');
    await fill('分类名称', '盘子', user);
    await user.click(button('添加'));
    await waitFor(() => expect(notes).toEqual([{ kind: 'success', text: '创建成功' }]));
    expect(sent(categoryCalls.save)).toEqual([{ pid: 1, name: '盘子', sort: 1, type: 2, status: false, url: 'url' }]);
  });

  it('at the top is sent with 0 for the root', async () => {
    const { user, sent } = show({ wire: [...three, on(categoryCalls.save, null)] });
    await menu(user, '全部图片', '添加分类');
    await fill('分类名称', '活动', user);
    await user.click(button('添加'));
    await waitFor(() => expect(sent(categoryCalls.save)).toMatchObject([{ pid: 0, name: '活动' }]));
  });

  it('needs a name', async () => {
    const { user, sent } = show();
    await menu(user, '商品图', '添加分类');
    await user.click(await screen.findByRole('button', { name: '添加' }));
    expect(await screen.findByText('请输入分类名称')).toBeTruthy();
    expect(sent(categoryCalls.save)).toEqual([]);
  });

  it('is refused in the dialog, where what was typed stays', async () => {
    const { user } = show({
      wire: [
        ...three,
        on(categoryCalls.save, () => {
          throw categoryRefusals.NAME_TAKEN();
        }),
      ],
    });
    await menu(user, '商品图', '添加分类');
    await fill('分类名称', '杯子', user);
    await user.click(button('添加'));
    expect(await screen.findByText('此分类已存在')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '分类名称' }).value).toBe('杯子');
  });

  it('is edited as it is now', async () => {
    const { user, sent } = show({
      wire: [...three, on(categoryCalls.info, pictureCategory(2, '杯子', 1)), on(categoryCalls.update, null)],
    });
    await menu(user, '杯子', '编辑分类');
    await fill('分类名称', '水杯', user);
    await user.click(button('保存'));
    await waitFor(() => expect(sent(categoryCalls.update)).toMatchObject([{ id: 2, pid: 1, name: '水杯', sort: 1 }]));
  });

  it('is deleted after a question, and its pictures are seen among all', async () => {
    const { user, sent, address } = show({ wire: [...three, on(categoryCalls.delete, null, { change: 5 })], at: '/?pid=3' });
    await menu(user, '横幅', '删除分类');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(sent(categoryCalls.delete)).toEqual([{ id: 3 }]));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('that is the root is neither edited nor deleted', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '全部图片的操作' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['添加分类']);
  });
});
