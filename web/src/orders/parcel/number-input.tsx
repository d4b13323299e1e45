import { Input, type InputProps } from 'antd';
import { useEffect, useRef } from 'react';
import { releaseKeys } from './typed-ahead.ts';

interface Props extends Omit<InputProps, 'onPressEnter'> {
  /** The field may take over what was typed before it was there. */
  isReady: boolean;
  onEnter: (() => void) | undefined;
}

/** The number of a parcel, scanned or typed; nothing that is typed ahead is lost. */
export function NumberInput({ isReady, onEnter, ...input }: Props) {
  const latest = useRef(onEnter);
  useEffect(() => {
    latest.current = onEnter;
  });
  const { id = '' } = input;
  useEffect(() => {
    const field = isReady ? document.getElementById(id) : null;
    if (field instanceof HTMLInputElement && releaseKeys(field)) latest.current?.();
  }, [isReady, id]);
  return (
    <Input
      {...input}
      allowClear
      autoComplete="off"
      maxLength={64}
      placeholder="请输入或扫描快递单号"
      onPressEnter={({ nativeEvent }) => nativeEvent.isComposing || onEnter?.()}
    />
  );
}
