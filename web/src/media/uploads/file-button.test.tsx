import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { FileButton } from '../index.ts';

const Document = () => {
  const [url, setUrl] = useState('');
  return <FileButton value={url} onChange={setUrl} />;
};

const pdf = new File(['x'], '合同.pdf', { type: 'application/pdf' });

describe('a document for a form', () => {
  it('is uploaded into the folder of the page, and its sign leads to it', async () => {
    const sent = fakeUploads(() => '/files/contract.pdf');
    const { user, notes } = renderScreen(<Document />, { at: '/store/index' });
    await user.upload(screen.getByLabelText('点击上传：选择文件'), pdf);
    const sign = await screen.findByRole('link', { name: '打开已上传的文件' });
    expect(sign.getAttribute('href')).toBe('/files/contract.pdf');
    expect(sent).toEqual([{ address: '/api/admin/upload/file?model=store&pid=10', name: '合同.pdf' }]);
    expect(notes).toEqual([{ kind: 'success', text: '上传成功' }]);
  });

  it('that is refused says why', async () => {
    fakeUploads(() => {
      throw new Error('上传文件的类型只能是：pdf');
    });
    const { user, notes } = renderScreen(<Document />);
    await user.upload(screen.getByLabelText('点击上传：选择文件'), pdf);
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '上传文件的类型只能是：pdf' }]));
  });

  it('is not uploaded by those who may not', () => {
    renderScreen(<Document />, { may: ['admin:upload:image'] });
    expect(screen.queryByRole('button', { name: '点击上传' })).toBeNull();
  });
});
