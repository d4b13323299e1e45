import { CheckOutlined } from '@ant-design/icons';
import type { Ref } from 'react';

interface Props {
  titles: readonly string[];
  at: number;
  /** Way on; absent where nothing leads on from here yet. */
  onGo?: (step: number) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Steps of a form: where one is, what is done, and the way to each. */
export const StepBar = ({ titles, at, onGo, ref }: Props) => (
  <nav ref={ref} className="step-bar" aria-label="步骤">
    {titles.map((title, step) => (
      <button
        key={title}
        type="button"
        aria-current={step === at ? 'step' : undefined}
        data-done={step < at || undefined}
        disabled={!onGo && step !== at}
        onClick={() => onGo?.(step)}
      >
        <span aria-hidden>{step < at ? <CheckOutlined /> : step + 1}</span>
        {title}
      </button>
    ))}
  </nav>
);
