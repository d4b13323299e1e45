import { Alert, Button, Modal } from 'antd';
import { CopyText, copy } from '#web/ui/cells/copy-text.tsx';

/** The only time the key is seen; nothing but the button closes it. */
export const BackupKey = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <Modal
    open
    title="备份密钥"
    closable={false}
    keyboard={false}
    mask={{ closable: false }}
    footer={
      <>
        <Button onClick={() => void copy(value)}>复制密钥</Button>
        <Button type="primary" onClick={onClose}>
          我已保存
        </Button>
      </>
    }
  >
    <Alert type="warning" showIcon title="密钥只显示这一次，请抄在纸上或存到别处，不要和备份放在一起" />
    <p>
      <CopyText text={value} />
    </p>
    <p>没有它，谁也打不开之后的备份。之前的备份仍用做备份时的密钥；恢复时把它写进 BACKUP_KEY。</p>
  </Modal>
);
