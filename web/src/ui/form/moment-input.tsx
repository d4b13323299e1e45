import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';

interface Props {
  id?: string;
  value?: Date | null;
  onChange?: (date: Date | null) => void;
  placeholder?: string;
}

/** A day and time; holds a Date. */
export const MomentInput = ({ value, onChange, ...control }: Props) => (
  <DatePicker
    {...control}
    showTime
    format="YYYY-MM-DD HH:mm:ss"
    value={value ? dayjs(value) : null}
    onChange={(day) => onChange?.(day?.toDate() ?? null)}
  />
);
