import { Input, type InputProps } from 'antd';
import { useEffect, useRef } from 'react';
import { CameraButton } from '#web/ui/inputs/camera-button.tsx';
import { releaseKeys, typeInto } from '#web/orders/acts/index.ts';

interface Props extends Omit<InputProps, 'onPressEnter'> {
  /** The field may take over what was typed before it was there. */
  isReady: boolean;
  onEnter: (() => void) | undefined;
}

function fieldOf(id: string): HTMLInputElement | undefined {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** The number of a parcel, scanned or typed; nothing that is typed ahead is lost. */
export function NumberInput({ isReady, onEnter, ...input }: Props) {
  const latest = useRef(onEnter);
  useEffect(() => {
    latest.current = onEnter;
  });
  const { id = '' } = input;
  // The field takes one number each time it becomes ready, however often the effect runs.
  const hasTaken = useRef(false);
  useEffect(() => {
    const field = isReady ? fieldOf(id) : undefined;
    if (hasTaken.current === (field !== undefined)) return;
    hasTaken.current = field !== undefined;
    if (field && releaseKeys(field)) latest.current?.();
  }, [isReady, id]);
  const scan = (text: string) => {
    const field = fieldOf(id);
    field?.select();
    if (field) typeInto(field, text);
  };
  return (
    <Input
      {...input}
      allowClear
      autoComplete="off"
      maxLength={64}
      placeholder="请输入或扫描快递单号"
      suffix={<CameraButton onScan={scan} />}
      onPressEnter={({ nativeEvent }) => nativeEvent.isComposing || onEnter?.()}
    />
  );
}
