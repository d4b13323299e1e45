import { Alert, Button } from 'antd';
import { copy } from '#web/ui/cells/copy-text.tsx';

interface Props {
  codes: readonly string[];
  /** Label of the button that goes on. */
  label?: string;
  onSaved: () => void;
}

/** The only time they are seen. */
export const RecoveryCodes = ({ codes, label = '我已保存', onSaved }: Props) => (
  <>
    <Alert
      type="warning"
      showIcon
      title="恢复码只显示这一次。手机不在身边时，每个恢复码可以代替动态码登录一次，请抄下或打印后收好。"
    />
    <ul className="recovery-codes" aria-label="恢复码">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className="recovery-acts">
      <Button onClick={() => void copy(codes.join('\n'))}>复制全部</Button>
      <Button type="primary" onClick={onSaved}>
        {label}
      </Button>
    </div>
  </>
);
