import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { libraryOf, picture } from '../../test/fake-library.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { PictureFrame } from './picture-frame.tsx';

const { parent } = window;
afterEach(() => {
  Object.assign(window, { parent });
});

/** A page around this one, and what it hears. */
function editor() {
  const heard: unknown[][] = [];
  Object.assign(window, { parent: { postMessage: (...said: unknown[]) => heard.push(said) } });
  return heard;
}

async function use(at: string) {
  const view = renderScreen(<PictureFrame />, { at, wire: libraryOf(picture(2), picture(1)) });
  for (const name of ['1.png', '2.png']) await view.user.click(await screen.findByRole('option', { name }));
  await view.user.click(screen.getByRole('button', { name: '使用选中图片' }));
  return view;
}

describe('the picture library in the frame of an editor', () => {
  it('hands the chosen pictures to the editor, and to nobody of another origin', async () => {
    const heard = editor();
    await use('/setting/uploadPicture?field=dialog');
    expect(heard).toEqual([
      [
        {
          type: 'signalbox:pictures',
          pictures: [
            { attId: 1, sattDir: '/1.png', attType: 'png', name: '1.png' },
            { attId: 2, sattDir: '/2.png', attType: 'png', name: '2.png' },
          ],
        },
        window.location.origin,
      ],
    ]);
  });

  it('copies the addresses where no editor waits', async () => {
    const { notes } = await use('/setting/uploadPicture');
    await waitFor(() => expect(notes).toMatchObject([{ text: '复制成功' }]));
    expect(await navigator.clipboard.readText()).toBe('/1.png\n/2.png');
  });
});
