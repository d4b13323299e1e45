import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PictureInput, PicturesInput, RichText } from '../index.ts';

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
    expect(notes).toMatchObject([{ text: '上传成功' }, { text: '上传成功' }]);
  });

  it('of other kinds are left out, with the reason', async () => {
    fakeUploads((name) => `/files/${name}`);
    const { notes } = renderScreen(<Gallery />);
    pick(file('a.svg', 'image/svg+xml'), file('b.png'));
    await waitFor(() => expect(addresses()).toEqual(['/files/b.png']));
    expect(notes[0]).toMatchObject({ kind: 'warning', text: '只能上传 jpg、jpeg、gif、png、bmp 格式的图片' });
  });

  it('that are refused say why', async () => {
    fakeUploads(() => {
      throw new Error('图片已损坏，无法读取，请重新导出后上传');
    });
    const { notes } = renderScreen(<Gallery />);
    pick(file('a.png'));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '图片已损坏，无法读取，请重新导出后上传' }]));
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
    fireEvent.dragStart(first, { dataTransfer: { effectAllowed: '' } });
    fireEvent.dragOver(third);
    fireEvent.drop(third);
    expect(addresses()).toEqual(['/2.png', '/3.png', '/1.png']);
  });

  it('are not uploaded by those who may not', () => {
    renderScreen(<PictureInput value="" model="store" />, { may: [] });
    expect(screen.queryByLabelText('上传图片')).toBeNull();
  });
});

describe('formatted text', () => {
  it('shows what it holds and hands on what is written', async () => {
    const held: string[] = [];
    const { user } = renderScreen(
      <RichText value="<p>一只<strong>杯子</strong></p>" onChange={(html) => held.push(html)} model="store" />,
    );
    const text = await screen.findByRole('textbox', { name: '正文' });
    expect(text.innerHTML).toContain('<strong>杯子</strong>');

    await user.click(screen.getByRole('button', { name: '无序列表' }));
    await waitFor(() => expect(held.at(-1)).toContain('<ul><li><p>一只<strong>杯子</strong></p></li></ul>'));
  });

  it('leaves out what does not belong into text', async () => {
    renderScreen(<RichText value={'<p onclick="x()">杯子</p><script>x()</script>'} model="store" />);
    const text = await screen.findByRole('textbox', { name: '正文' });
    expect(text.innerHTML).not.toMatch(/script|onclick/);
  });
});
