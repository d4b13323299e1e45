import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { libraryOf, picture } from '../../../test/fake-library.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PickerDialog } from './picker-dialog.tsx';

function open(most: number, first = picture(25), isHeld = (_: { attId: number }) => false) {
  const picked: string[] = [];
  let isOpen = true;
  const view = renderScreen(
    <PickerDialog
      model="store"
      most={most}
      isHeld={isHeld}
      onPick={(pictures) => picked.push(...pictures.map(({ name }) => name))}
      onClose={() => (isOpen = false)}
    />,
    { wire: libraryOf(first, ...Array.from({ length: 24 }, (_, index) => picture(24 - index))) },
  );
  const choose = async (...names: string[]) => {
    for (const name of names) await view.user.click(await screen.findByRole('option', { name }));
  };
  const use = () => view.user.click(screen.getByRole('button', { name: '使用选中图片' }));
  return { ...view, picked, choose, use, isOpen: () => isOpen };
}

describe('the dialog of the picture library', () => {
  it('begins with ten pictures and leaves the address bar alone', async () => {
    const { user, sent, address } = open(1);
    await screen.findByRole('option', { name: '25.png' });
    expect(await complaintsOf(screen.getByRole('dialog'))).toEqual([]);
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await screen.findByRole('option', { name: '15.png' });
    expect(sent(attachmentCalls.list)).toMatchObject([{ limit: 10, page: 1 }, { page: 2 }]);
    expect(address()).toBe('/');
  });

  it.each([
    ['product', '896px'],
    ['content', '950px'],
  ])('is as wide for %s as the specification says', async (model, width) => {
    renderScreen(<PickerDialog model={model} most={1} onPick={() => {}} onClose={() => {}} />, { wire: libraryOf(picture(1)) });
    await screen.findByRole('option', { name: '1.png' });
    expect(screen.getByRole('dialog').style.width).toBe(width);
  });

  it('hands on what was chosen, in that order, and closes', async () => {
    const { picked, choose, use, isOpen } = open(3);
    await choose('24.png', '25.png');
    await use();
    expect(picked).toEqual(['24.png', '25.png']);
    expect(isOpen()).toBe(false);
  });

  it('wants something to be chosen', async () => {
    const { use, notes, isOpen } = open(1);
    await screen.findByRole('option', { name: '25.png' });
    await use();
    expect(notes).toEqual([{ kind: 'warning', text: '请先选择图片' }]);
    expect(isOpen()).toBe(true);
  });

  it.each([
    [1, ['25.png', '24.png'], '最多只能选一张图片'],
    [2, ['25.png', '24.png', '23.png'], '最多只能选 2 张图片'],
  ])('hands on no more than %i', async (most, names, text) => {
    const { choose, use, notes, picked } = open(most);
    await choose(...names);
    await use();
    expect(notes).toEqual([{ kind: 'warning', text }]);
    expect(picked).toEqual([]);
  });

  it('hands on a picture that is opened', async () => {
    const { user, picked } = open(1);
    await user.dblClick(await screen.findByRole('option', { name: '25.png' }));
    await waitFor(() => expect(picked).toEqual(['25.png']));
  });

  it('chooses what is uploaded in it', async () => {
    fakeUploads((name) => `/${name}`);
    const { user, use, picked } = open(1);
    await screen.findByRole('option', { name: '25.png' });
    await user.upload(screen.getByLabelText('上传图片：选择文件'), new File(['x'], '25.png', { type: 'image/png' }));
    await screen.findByText('已选 1 个');
    await use();
    expect(picked).toEqual(['25.png']);
  });

  it('shows videos, and hands on none where only pictures belong', async () => {
    const { user, sent, choose, use, notes, picked } = open(1, { ...picture(25), attType: 'video/mp4' });
    expect(screen.getByRole('dialog', { name: '选择图片' })).toBeTruthy();
    await user.click(await screen.findByRole('radio', { name: '视频' }));
    await waitFor(() => expect(sent(attachmentCalls.list).at(-1)).toMatchObject({ attType: 'video/mp4' }));
    await choose('25.png');
    await use();
    expect(notes).toEqual([{ kind: 'warning', text: '这里只能选图片，不能选视频' }]);
    expect(picked).toEqual([]);
  });

  it('counts only what is not there yet', async () => {
    const { choose, use, picked } = open(1, undefined, (one) => one.attId === 24);
    await choose('24.png', '25.png');
    await use();
    expect(picked).toEqual(['24.png', '25.png']);
  });
});
