import { Button, type ButtonProps } from 'antd';
import { type BenchKey, benchKeys } from './use-bench-keys.ts';

/** Button with its key printed on it. */
export const KeyButton = ({ of, children, ...props }: ButtonProps & { of: BenchKey }) => (
  <Button {...props} aria-keyshortcuts={`Alt+${benchKeys[of]}`}>
    {children}
    <kbd aria-hidden>{`Alt ${benchKeys[of]}`}</kbd>
  </Button>
);
