import { Alert, Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { copy } from '../cells/copy-text.tsx';

interface Props {
  title: string;
  /** Noun of what is shown, as its button says: 密钥. */
  noun: string;
  text: string;
  warning: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in which a secret is seen for the only time; nothing but its button closes it. */
export const ShownOnce = ({ title, noun, text, warning, onClose, children }: Props) => (
  <Modal
    open
    title={title}
    closable={false}
    keyboard={false}
    mask={{ closable: false }}
    footer={
      <>
        <Button onClick={() => void copy(text)}>{`复制${noun}`}</Button>
        <Button type="primary" onClick={onClose}>
          我已保存
        </Button>
      </>
    }
  >
    <Alert type="warning" showIcon title={warning} />
    {children}
  </Modal>
);
