import { Button } from 'antd';
import { useScene } from '#web/ui/scene/scene.ts';

const ON = { lowScore: 'true', isReply: 'false' };
const OFF = { lowScore: '', isReply: '' };

/** Unhappy customers whom nobody has answered yet. */
export function LowUnanswered() {
  const { address } = useScene();
  const isOn = Object.entries(ON).every(([name, value]) => address.get(name) === value);
  return (
    <Button
      variant="outlined"
      color={isOn ? 'primary' : 'default'}
      aria-pressed={isOn}
      onClick={() => address.set(isOn ? OFF : ON)}
    >
      低分未回复
    </Button>
  );
}
