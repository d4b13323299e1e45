import { Alert } from 'antd';
import type { ControlProps } from './control.ts';

/** Stands where a control of another client would; what is stored stays. */
export const UnknownControl = ({ field, text }: ControlProps) => (
  <Alert
    className="template-unknown"
    type="warning"
    showIcon
    title={`这里不支持组件 ${field.tag || '（未命名）'}，已保存的内容会保留`}
    description={text === '' ? undefined : text}
  />
);
