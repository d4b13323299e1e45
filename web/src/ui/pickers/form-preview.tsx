import { Modal } from 'antd';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useFocusBack } from '../basics/use-focus-back.ts';
import { LEAVE, type Preview, documentOf, previewIn } from './preview.ts';
import { below } from '../basics/below.ts';
import '../form/form.css';
import './pickers.css';

interface Loaded {
  preview: Preview;
  /** Each preview begins with an empty frame. */
  turn: number;
}

// Its scripts run in an origin of their own, which no address names: they reach neither the session nor the page. What is
// written into the frame ends its listening, so that the load which follows is heard by nobody.
function Frame({ loaded: { preview, turn }, onLeave }: { loaded: Loaded; onLeave?: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin === 'null' && source === frame.current?.contentWindow && data === LEAVE) onLeave?.();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onLeave]);
  const show = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    currentTarget.contentWindow?.postMessage(documentOf(preview), '*');
    if (onLeave) currentTarget.focus();
  };
  return (
    <iframe
      ref={frame}
      key={turn}
      className="form-preview"
      title="表单预览"
      sandbox="allow-scripts"
      src={below('/form-preview.html')}
      onLoad={show}
    />
  );
}

function InDialog({ loaded, onClose }: { loaded: Loaded; onClose: () => void }) {
  useFocusBack();
  return (
    <Modal open className="form-dialog" title="表单预览" width={600} footer={null} onCancel={onClose}>
      <Frame loaded={loaded} onLeave={onClose} />
    </Modal>
  );
}

/** Shows the generated form that this site sends it by a message of type `refreshFrame`; `onClose` hears when its dialog is left. */
export function FormPreview({ onClose }: { onClose?: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      const next = origin === window.location.origin ? previewIn(data) : undefined;
      if (next) setLoaded((before) => ({ preview: next, turn: (before?.turn ?? 0) + 1 }));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  if (!loaded) return <p>还没有要预览的表单</p>;
  if (loaded.preview.type === 'file') return <Frame loaded={loaded} />;
  const close = () => {
    setLoaded(undefined);
    onClose?.();
  };
  return <InDialog loaded={loaded} onClose={close} />;
}
