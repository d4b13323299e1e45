import { ScanOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { canReadBarcodes } from './barcode-reader.ts';

const CameraDialog = lazy(() => import('./camera-dialog.tsx').then((module) => ({ default: module.CameraDialog })));

/** Button in a field that reads a code by the camera. Absent where the browser cannot. */
export function CameraButton({ onScan }: { onScan: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!canReadBarcodes()) return null;
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label="用摄像头扫描"
        icon={<ScanOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen && <CameraDialog onScan={onScan} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
