import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { readMoment, showMoment } from '#contract/moment.ts';

interface Props {
  id?: string;
  value?: Date | null;
  onChange?: (moment: Date | null) => void;
}

export const momentOf = (picked: Dayjs): Date => readMoment(picked.format('YYYY-MM-DD HH:mm:00'));

/** A minute by the clock of the shop, wherever the browser stands. */
export const MomentInput = ({ id, value, onChange }: Props) => (
  <DatePicker
    {...(id === undefined ? {} : { id })}
    className="moment-input"
    showTime={{ format: 'HH:mm' }}
    format="YYYY-MM-DD HH:mm"
    placeholder="请选择时间"
    value={value ? dayjs(showMoment(value)) : null}
    onChange={(picked) => onChange?.(picked ? momentOf(picked) : null)}
  />
);
