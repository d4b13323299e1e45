import { Alert, Modal } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readBarcode } from './barcode-reader.ts';
import './inputs.css';

interface Props {
  onScan: (text: string) => void;
  onClose: () => void;
}

/** Picture of the rear camera, until a code is in it. The camera is let go when it leaves the page. */
function CameraView({ onScan }: Pick<Props, 'onScan'>) {
  const view = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const scan = useEffectEvent(async (video: HTMLVideoElement, stop: AbortController) => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    const letGo = () => stream.getTracks().forEach((track) => track.stop());
    if (stop.signal.aborted) return letGo();
    stop.signal.addEventListener('abort', letGo);
    video.srcObject = stream;
    await video.play();
    const text = await readBarcode(video, stop.signal);
    if (text !== undefined) onScan(text);
  });
  useEffect(() => {
    const stop = new AbortController();
    if (view.current) void scan(view.current, stop).catch(() => stop.signal.aborted || setRefused(true));
    return () => stop.abort();
  }, []);
  return isRefused ? (
    <Alert type="error" showIcon title="打不开摄像头，请在浏览器里允许本页使用摄像头，或手工输入" />
  ) : (
    <video ref={view} className="camera-view" aria-label="摄像头画面" muted playsInline />
  );
}

/** Dialog that closes by itself once the camera has read a code. */
export function CameraDialog({ onScan, onClose }: Props) {
  const take = (text: string) => {
    onScan(text);
    onClose();
  };
  return (
    <Modal open title="对准条形码或二维码" width={480} footer={null} onCancel={onClose}>
      <CameraView onScan={take} />
    </Modal>
  );
}
