import type { MoveStep } from '#contract/move-in/moves.ts';
import { countText } from '#web/ui/index.ts';

/** Tables on their way, those that the dump has rows of. */
export function Steps({ of }: { of: readonly MoveStep[] }) {
  const shown = of.filter(({ total }) => total > 0);
  if (shown.length === 0) return <p className="move-note">正在读取备份文件，大的备份要几分钟。</p>;
  return (
    <ul className="move-steps" aria-label="各类数据的进度">
      {shown.map((step) => (
        <li key={step.label}>
          <span>{step.label}</span>
          <progress aria-label={step.label} max={step.total} value={step.read} />
          <small>
            {countText(step.read)} / {countText(step.total)}
          </small>
        </li>
      ))}
    </ul>
  );
}
