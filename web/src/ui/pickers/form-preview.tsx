import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { type Preview, documentOf, previewIn } from './preview.ts';
import './pickers.css';

// Its scripts run in an origin of their own: they reach neither the session nor the page.
const Frame = ({ preview }: { preview: Preview }) => (
  <iframe className="form-preview" title="表单预览" sandbox="allow-scripts" srcDoc={documentOf(preview)} />
);

/** Shows the generated form that this site sends it by a message of type `refreshFrame`. */
export function FormPreview() {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      const next = origin === window.location.origin ? previewIn(data) : undefined;
      if (next) setPreview(next);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  if (!preview) return <p>还没有要预览的表单</p>;
  if (preview.type === 'file') return <Frame preview={preview} />;
  return (
    <Modal open title="表单预览" width={600} footer={null} onCancel={() => setPreview(undefined)}>
      <Frame preview={preview} />
    </Modal>
  );
}
