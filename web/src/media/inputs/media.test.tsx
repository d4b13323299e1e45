import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { libraryOf, picture } from '../../../test/fake-library.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PictureInput, PicturesInput, RichText } from '../index.ts';
// Loaded beforehand: the first transform of the library takes longer than a test waits.
import '../library/picker-dialog.tsx';

const library = libraryOf(picture(1), picture(2));

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const pick = (...files: File[]) => fireEvent.change(screen.getByLabelText('上传图片'), { target: { files } });
const addresses = () => screen.getAllByRole('img', { name: /张图片/ }).map((picture) => picture.getAttribute('src'));

const Gallery = ({ start = [], max }: { start?: string[]; max?: number }) => {
  const [urls, setUrls] = useState(start);
  return <PicturesInput value={urls} onChange={setUrls} model="store" {...(max === undefined ? {} : { max })} />;
};

describe('pictures', () => {
  it('are uploaded in the order they were picked', async () => {
    const sent = fakeUploads((name) => `/files/${name}`);
    const { notes } = renderScreen(<Gallery />);
    pick(file('a.png'), file('b.png'));
    await waitFor(() => expect(addresses()).toEqual(['/files/a.png', '/files/b.png']));
    expect(sent[0]).toEqual({ address: '/api/admin/upload/image?model=store&pid=10', name: 'a.png' });
    await waitFor(() => expect(notes).toEqual([{ kind: 'success', text: '上传成功' }]));
  });

  it('of other kinds stay at home with the reason, and the rest go on', async () => {
    const sent = fakeUploads((name) => `/files/${name}`);
    renderScreen(<Gallery />);
    pick(file('a.svg', 'image/svg+xml'), file('b.png'));
    await waitFor(() => expect(addresses()).toEqual(['/files/b.png']));
    expect(sent.map(({ name }) => name)).toEqual(['b.png']);
    expect(screen.getByRole('alert').textContent).toBe('只能上传 jpg、jpeg、gif、png、bmp 格式的图片');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('that were lost on the way say so, and go again when they are told to', async () => {
    let isDown = true;
    fakeUploads((name) => {
      if (isDown && name === 'a.png') throw new TypeError('the line is down');
      return `/files/${name}`;
    });
    const { user } = renderScreen(<Gallery />);
    pick(file('a.png'), file('b.png'));
    expect((await screen.findByRole('alert')).textContent).toBe('上传中断，请检查网络后重试');
    expect(screen.getByRole('status').textContent).toBe('已上传 1 个，1 个没有上传');
    isDown = false;

    await user.click(screen.getByRole('button', { name: '重试' }));

    await waitFor(() => expect(addresses()).toEqual(['/files/b.png', '/files/a.png']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that are refused say why, are not sent again, and leave together', async () => {
    fakeUploads(() => {
      throw new Error('图片已损坏，无法读取，请重新导出后上传');
    });
    const { user } = renderScreen(<Gallery />);
    pick(file('a.png'), file('b.png'));
    expect((await screen.findAllByRole('alert')).map((one) => one.textContent)).toEqual(
      Array.from({ length: 2 }, () => '图片已损坏，无法读取，请重新导出后上传'),
    );
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();

    await user.click(screen.getByRole('button', { name: '全部移除' }));

    expect(screen.queryByRole('region', { name: '上传的文件' })).toBeNull();
  });

  it('that are still on their way can be called off, and the others arrive', async () => {
    const sent = fakeUploads((name) => (name === 'b.png' ? '/files/b.png' : undefined));
    const { user, notes } = renderScreen(<Gallery />);
    pick(file('a.png'), file('b.png'));
    await user.click(await screen.findByRole('button', { name: '取消上传 a.png' }));

    await waitFor(() => expect(addresses()).toEqual(['/files/b.png']));
    expect(sent).toHaveLength(2);
    expect(screen.queryByRole('region', { name: '上传的文件' })).toBeNull();
    expect(notes).toEqual([{ kind: 'success', text: '上传成功' }]);
  });

  it('come from the library too, each of them once', async () => {
    const changes: string[][] = [];
    const { user } = renderScreen(<PicturesInput value={['/1.png']} onChange={(urls) => changes.push(urls)} model="store" />, {
      wire: library,
    });
    await user.click(screen.getByRole('button', { name: '从图片库选' }));
    for (const name of ['1.png', '2.png']) await user.click(await screen.findByRole('option', { name }));
    await user.click(screen.getByRole('button', { name: '使用选中图片' }));

    expect(changes).toEqual([['/1.png', '/2.png']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are judged by how many are new, when some of the chosen are there already', async () => {
    const { user, notes } = renderScreen(<Gallery start={['/1.png']} max={2} />, { wire: library });
    await user.click(screen.getByRole('button', { name: '从图片库选' }));
    for (const name of ['1.png', '2.png']) await user.click(await screen.findByRole('option', { name }));
    await user.click(screen.getByRole('button', { name: '使用选中图片' }));
    expect(addresses()).toEqual(['/1.png', '/2.png']);
    expect(notes).toEqual([]);
  });

  it('that the library has already are used, and that is said', async () => {
    fakeUploads((name) => ({ fileName: name, extName: 'png', fileSize: 1, url: '/1.png', type: 'png', attId: 1, isKnown: true }));
    const { notes } = renderScreen(<Gallery />);
    pick(file('a.png'));
    await waitFor(() => expect(notes).toEqual([{ kind: 'success', text: '图片库里已有相同的文件，没有重复上传' }]));
    expect(addresses()).toEqual(['/1.png']);
  });

  it('are put in the place of a single one', async () => {
    const urls: string[] = [];
    const { user } = renderScreen(<PictureInput value="/1.png" onChange={(url) => urls.push(url)} model="store" />, {
      wire: library,
    });
    await user.click(screen.getByRole('button', { name: '更换图片' }));
    await user.dblClick(await screen.findByRole('option', { name: '2.png' }));
    expect(urls).toEqual(['/2.png']);
  });

  it('cannot be more than the field holds', () => {
    renderScreen(<Gallery start={['/1.png', '/2.png']} max={2} />);
    expect(screen.queryByLabelText('上传图片')).toBeNull();
  });

  it('are removed by their button', async () => {
    const { user } = renderScreen(<Gallery start={['/1.png', '/2.png']} />);
    await user.click(screen.getByRole('button', { name: '移除第 1 张图片' }));
    expect(addresses()).toEqual(['/2.png']);
  });

  it('change places by dragging', () => {
    renderScreen(<Gallery start={['/1.png', '/2.png', '/3.png']} />);
    const [first, , third] = screen.getAllByRole('listitem');
    if (!first || !third) throw new Error('three pictures are shown');
    fireEvent.pointerDown(first, { button: 0 });
    fireEvent.pointerMove(third, { clientX: 90 });
    fireEvent.pointerUp(third);
    expect(addresses()).toEqual(['/2.png', '/3.png', '/1.png']);
  });

  it('stay where they are when a hand slips, or thinks again', () => {
    renderScreen(<Gallery start={['/1.png', '/2.png', '/3.png']} />);
    const [first, , third] = screen.getAllByRole('listitem');
    if (!first || !third) throw new Error('three pictures are shown');
    fireEvent.pointerDown(first, { button: 0 });
    fireEvent.pointerMove(third, { clientX: 2 });
    fireEvent.pointerUp(third);
    fireEvent.pointerDown(first, { button: 0 });
    fireEvent.pointerMove(third, { clientX: 90 });
    fireEvent.keyDown(third, { key: 'Escape' });
    fireEvent.pointerUp(third);
    expect(addresses()).toEqual(['/1.png', '/2.png', '/3.png']);
  });

  it('change places by the arrow keys, and keep the focus', async () => {
    const { user } = renderScreen(<Gallery start={['/1.png', '/2.png', '/3.png']} />);
    screen.getByRole('button', { name: /^第 3 张/ }).focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(addresses()).toEqual(['/3.png', '/1.png', '/2.png']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^第 1 张/ }));
  });

  it('are not uploaded by those who may not', () => {
    renderScreen(<PictureInput value="" model="store" />, { may: ['admin:system:attachment:list'] });
    expect(screen.queryByLabelText('上传图片')).toBeNull();
    expect(screen.getByRole('button', { name: '从图片库选' })).toBeTruthy();
  });
});

describe('formatted text', () => {
  it('shows what it holds and hands on what is written', async () => {
    const changes: string[] = [];
    const { user } = renderScreen(
      <RichText value="<p>一只<strong>杯子</strong></p>" onChange={(html) => changes.push(html)} model="store" />,
    );
    const text = await screen.findByRole('textbox', { name: '正文' });
    expect(text.innerHTML).toContain('<strong>杯子</strong>');

    await user.click(screen.getByRole('button', { name: '无序列表' }));
    await waitFor(() => expect(changes.at(-1)).toContain('<ul><li><p>一只<strong>杯子</strong></p></li></ul>'));
  });

  it('leaves out what does not belong into text', async () => {
    renderScreen(<RichText value={'<p onclick="x()">杯子</p><script>x()</script>'} model="store" />);
    const text = await screen.findByRole('textbox', { name: '正文' });
    expect(text.innerHTML).not.toMatch(/script|onclick/);
  });

  it('takes pictures and videos from the library', async () => {
    const changes: string[] = [];
    const { user } = renderScreen(<RichText value="" onChange={(html) => changes.push(html)} model="content" />, {
      wire: libraryOf(picture(1), { ...picture(2), sattDir: '/2.mp4', attType: 'video/mp4' }),
    });
    await user.click(await screen.findByRole('button', { name: '插入图片或视频' }));
    for (const name of ['1.png', '2.png']) await user.click(await screen.findByRole('option', { name }));
    await user.click(screen.getByRole('button', { name: '使用选中图片' }));

    await waitFor(() => expect(changes.at(-1)).toMatch(/<img src="\/1.png">.*<video src="\/2.mp4" controls="">/));
  });

  it('takes a link as people write one, and refuses what is none', async () => {
    const changes: string[] = [];
    const { user } = renderScreen(<RichText value="" onChange={(html) => changes.push(html)} model="content" />);
    await user.click(await screen.findByRole('button', { name: '链接' }));
    const address = await screen.findByRole('textbox', { name: '链接地址' });
    await user.type(address, 'javascript:x(){Enter}');
    expect(screen.getByText('请填写以 http、mailto 或 tel 开头的地址')).toBeTruthy();
    await user.clear(address);
    await user.type(address, '12306.cn/index{Enter}');
    await waitFor(() => expect(changes.at(-1)).toContain('href="https://12306.cn/index"'));
  });

  it('keeps the videos it is given', async () => {
    renderScreen(<RichText value='<video src="/a.mp4" controls=""></video>' model="content" />);
    const text = await screen.findByRole('textbox', { name: '正文' });
    expect(text.querySelector('video')?.getAttribute('src')).toBe('/a.mp4');
  });

  it('uploads pictures that are pasted into it', async () => {
    fakeUploads((name) => `/files/${name}`);
    const changes: string[] = [];
    renderScreen(<RichText value="" onChange={(html) => changes.push(html)} model="content" />);
    fireEvent.paste(await screen.findByRole('textbox', { name: '正文' }), {
      clipboardData: { files: [file('a.png')], getData: () => '' },
    });
    await waitFor(() => expect(changes.at(-1)).toContain('<img src="/files/a.png">'));
  });
});
