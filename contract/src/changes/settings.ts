import { settings } from '../settings/setting.ts';
import { integer } from '../wire.ts';

const SHORTEST = 90;

export const changeSettings = settings({
  change_keep_days: {
    label: '操作日志保留天数',
    hint: `0 表示永久保留；清除后，这些记录的修改历史也不能再查看。最少 ${SHORTEST} 天`,
    unit: '天',
    initial: '0',
    value: integer(0, 36_500, '保留天数应在 0 到 36500 天之间').refine(
      (days) => days === 0 || days >= SHORTEST,
      `保留天数最少 ${SHORTEST} 天，永久保留填 0`,
    ),
  },
});
