import { ShownOnce } from '#web/ui/action/shown-once.tsx';
import { CopyText } from '#web/ui/index.ts';

export const BackupKey = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <ShownOnce
    title="备份密钥"
    noun="密钥"
    text={value}
    warning="密钥只显示这一次，请抄在纸上或存到别处，不要和备份放在一起"
    onClose={onClose}
  >
    <p>
      <CopyText text={value} />
    </p>
    <p>没有它，谁也打不开之后的备份。之前的备份仍用做备份时的密钥；恢复时把它写进 BACKUP_KEY。</p>
  </ShownOnce>
);
