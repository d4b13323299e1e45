import { Switch } from 'antd';
import type { Choices } from '#contract/choices.ts';

interface Props {
  id?: string;
  of: Choices<boolean>;
  value?: boolean | null;
  onChange?: (on: boolean) => void;
}

/** A flag of a form, in its two words. */
export const FlagInput = ({ of, value, ...control }: Props) => (
  <Switch {...control} checked={value ?? false} checkedChildren={of.labels.true} unCheckedChildren={of.labels.false} />
);
