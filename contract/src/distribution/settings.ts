import { settings } from '../settings/setting.ts';
import { money } from '../wire.ts';

export const withdrawalSettings = settings({
  user_extract_min_price: {
    label: '提现最低金额',
    unit: '元',
    hint: '推广员一次最少提现多少元',
    initial: '1',
    value: money,
  },
});
