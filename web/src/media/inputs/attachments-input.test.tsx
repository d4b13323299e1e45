import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { libraryOf, picture } from '../../../test/fake-library.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AttachmentsInput } from '../index.ts';
// Loaded beforehand: the first transform of the library takes longer than a test waits.
import '../library/picker-dialog.tsx';

const Gallery = ({ start, onChange }: { start: string; onChange: (text: string) => void }) => {
  const [text, setText] = useState(start);
  const hold = (next: string) => {
    setText(next);
    onChange(next);
  };
  return <AttachmentsInput value={text} onChange={hold} model="setting" />;
};

function show(start: string) {
  let text = start;
  const view = renderScreen(<Gallery start={start} onChange={(next) => (text = next)} />, {
    wire: libraryOf(picture(1), picture(2)),
  });
  return { ...view, value: (): { attId: number; sattDir: string }[] => JSON.parse(text) };
}

const one = '[{"attId":1,"sattDir":"/1.png","note":"旧"}]';

describe('the pictures of a generated form', () => {
  it('are whole attachments, each of them once', async () => {
    const { user, value } = show(one);
    await user.click(screen.getByRole('button', { name: '从图片库选' }));
    for (const name of ['1.png', '2.png']) await user.click(await screen.findByRole('option', { name }));
    await user.click(screen.getByRole('button', { name: '使用选中图片' }));
    expect(value()).toMatchObject([
      { attId: 1, sattDir: '/1.png', note: '旧' },
      { attId: 2, sattDir: '/2.png', attType: 'png' },
    ]);
  });

  it('may be uploaded', async () => {
    fakeUploads(() => ({ fileName: 'a.png', extName: 'png', fileSize: 9, url: '/a.png', type: 'png', attId: 7 }));
    const { value } = show(one);
    const files = [new File(['x'], 'a.png', { type: 'image/png' })];
    fireEvent.change(screen.getByLabelText('上传图片'), { target: { files } });
    await waitFor(() => expect(value()).toMatchObject([{ attId: 1 }, { attId: 7, sattDir: '/a.png', attSize: '9' }]));
  });

  it('are none where nothing, or nothing readable, is stored', () => {
    show('[{"attId":');
    expect(screen.queryByRole('img', { name: /张图片/ })).toBeNull();
  });
});
