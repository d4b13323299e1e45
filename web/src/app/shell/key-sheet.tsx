import { Modal } from 'antd';
import { keys } from './keys.ts';

export const KeySheet = ({ onClose }: { onClose: () => void }) => (
  <Modal open title="快捷键" width={420} footer={null} onCancel={onClose}>
    <dl className="key-sheet">
      {keys.map(([key, act]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  </Modal>
);
