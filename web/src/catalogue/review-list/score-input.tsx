import { Rate } from 'antd';

interface Props {
  label: string;
  value?: number;
  onChange?: (score: number) => void;
}

/** Score of one to five stars. */
export const ScoreInput = ({ label, value = 0, onChange }: Props) => (
  <span role="group" aria-label={label}>
    <Rate value={value} {...(onChange ? { onChange } : {})} />
  </span>
);
