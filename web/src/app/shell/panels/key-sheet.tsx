import { Modal } from 'antd';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { keys } from './keys.ts';

export function KeySheet({ onClose }: { onClose: () => void }) {
  useFocusBack();
  return (
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
}
