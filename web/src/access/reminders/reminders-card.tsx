import { Button, Card, Checkbox, Skeleton, Switch, TimePicker } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useState } from 'react';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { Signal } from '#web/ui/cells/signal.tsx';
import { Failing } from '#web/ui/index.ts';
import { queryOf, useCall, useRun } from '#web/ui/wire/index.ts';
import { type Desktop, desktopState, turnDesktopOff, turnDesktopOn } from './desktop.ts';
import { QUIET_HOURS, type QuietHours, isOvernight, quietHoursFrom } from './quiet-hours.ts';
import './reminders.css';

const about: Readonly<Record<Desktop, string>> = {
  off: '开启后，后台页面不在眼前时，新通知会弹到桌面上，点开就到它说的订单或商品。只对这个浏览器有效。',
  on: '后台页面不在眼前时，新通知会弹到桌面上，点开就到它说的订单或商品。',
  unanswered: '还没有开启：请再点一次，并在浏览器的询问里选“允许”。',
  refused: '浏览器拒绝了通知。请点地址栏左侧的图标，在网站设置里把“通知”改为“允许”，然后刷新页面。',
  insecure: '现在的地址不是 https，浏览器不允许弹出通知。请用 https 地址打开后台。',
  unsupported: '这个浏览器不能弹出通知，请换用电脑上的 Chrome、Edge、Firefox 或 Safari。',
};

/** Pop-ups on the desktop: off until the person asks for them, with the reason where the browser refuses. */
function DesktopReminders() {
  const [state, setState] = useState(desktopState);
  const mayAsk = state === 'off' || state === 'unanswered';
  return (
    <section aria-label="桌面提醒">
      <div className="reminder-title">
        桌面提醒 <Signal of={state === 'on' ? 'done' : 'rest'}>{state === 'on' ? '已开启' : '未开启'}</Signal>
      </div>
      <p className="reminder-about" aria-live="polite">
        {about[state]}
      </p>
      {mayAsk && <Button onClick={() => void turnDesktopOn().then(setState)}>开启桌面提醒</Button>}
      {state === 'on' && (
        <Button
          onClick={() => {
            turnDesktopOff();
            setState(desktopState());
          }}
        >
          关闭桌面提醒
        </Button>
      )}
    </section>
  );
}

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'].map((label, index) => ({ label, value: index + 1 }));
const SHAPE = 'HH:mm';
const onAnyDay = (time: string) => dayjs(`2000-01-01 ${time}`);

function sentenceOf(hours: QuietHours): string {
  const days = weekdays.flatMap(({ label, value }) => (hours.days.includes(value) ? [label] : []));
  const when = days.length === 0 ? '每天' : days.join('、');
  return `${when} ${hours.from} 至${isOvernight(hours) ? '次日' : ''} ${hours.to} 不响提示音、不弹桌面提醒；通知照常保留和计数。`;
}

/** Hours of the person, in which notices come quietly. */
function QuietHoursForm({ hours, onChange }: { hours: QuietHours; onChange: (next: QuietHours) => void }) {
  return (
    <section aria-label="免打扰时段">
      <div className="reminder-title">
        免打扰时段
        <Switch aria-label="免打扰" checked={hours.isOn} onChange={(isOn) => onChange({ ...hours, isOn })} />
      </div>
      {hours.isOn ? (
        <>
          <TimePicker.RangePicker
            aria-label="免打扰时段"
            value={[onAnyDay(hours.from), onAnyDay(hours.to)]}
            format={SHAPE}
            minuteStep={5}
            order={false}
            allowClear={false}
            separator="至"
            onChange={(range) => {
              const [from, to] = range ?? [];
              if (from && to) onChange({ ...hours, from: from.format(SHAPE), to: to.format(SHAPE) });
            }}
          />
          <div role="group" aria-label="在哪几天">
            <Checkbox.Group
              className="reminder-days"
              options={weekdays}
              value={hours.days}
              onChange={(days) => onChange({ ...hours, days: days.toSorted((a, b) => a - b) })}
            />
          </div>
          <p className="reminder-about">{sentenceOf(hours)}按店铺时间（北京时间），不选日子就是每天。</p>
        </>
      ) : (
        <p className="reminder-about">下班以后不想被打扰，可以设一段时间：通知照常保留和计数，只是不响、不弹。</p>
      )}
    </section>
  );
}

/** Reminders of new notices, as this person wants them. */
export function RemindersCard() {
  const client = useQueryClient();
  const { data, error, refetch } = useCall(preferenceCalls.get, { key: QUIET_HOURS }, { saysItself: true });
  const { mutate } = useRun(preferenceCalls.save, { says: '已保存' });
  const change = (value: QuietHours) => {
    const { queryKey } = queryOf(preferenceCalls.get, { key: QUIET_HOURS });
    client.setQueryData(queryKey, value);
    mutate({ key: QUIET_HOURS, value }, { onError: () => void client.invalidateQueries({ queryKey }) });
  };
  return (
    <Card title="通知提醒" className="reminders">
      <DesktopReminders />
      {error && data === undefined && <Failing error={error} again={() => void refetch()} />}
      {!error && data === undefined && <Skeleton.Button active />}
      {data !== undefined && <QuietHoursForm hours={quietHoursFrom(data)} onChange={change} />}
    </Card>
  );
}
