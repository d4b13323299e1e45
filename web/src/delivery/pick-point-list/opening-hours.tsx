import { TimePicker } from 'antd';
import dayjs from 'dayjs';

interface Props {
  id?: string;
  /** "09:00:00,21:00:00"; empty while the hours are not known. */
  value?: string | null;
  onChange?: (hours: string) => void;
}

const SHAPE = 'HH:mm:ss';
const onAnyDay = (time: string | undefined) => (time ? dayjs(`2000-01-01 ${time}`) : null);

/** Opening hours of a place. */
export function OpeningHours({ id, value, onChange }: Props) {
  const [opens, closes] = (value ?? '').split(',');
  return (
    <TimePicker.RangePicker
      {...(id === undefined ? {} : { id })}
      value={[onAnyDay(opens), onAnyDay(closes)]}
      format="HH:mm"
      minuteStep={5}
      order={false}
      placeholder={['开始营业', '结束营业']}
      separator="至"
      onChange={(range) => {
        const [from, until] = range ?? [];
        onChange?.(from && until ? `${from.format(SHAPE)},${until.format(SHAPE)}` : '');
      }}
    />
  );
}
