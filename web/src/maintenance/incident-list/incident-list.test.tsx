import { describe } from 'vitest';
import { type Incident, incidentCalls } from '#contract/maintenance/incidents.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { IncidentList } from './incident-list.tsx';

const incident: Incident = {
  id: 3,
  kind: 'service',
  says: '微信支付异常：没有应答',
  advice: '请到“外部服务”里检测',
  isUrgent: true,
  state: 'open',
  beginTime: new Date('2026-11-20T06:05:00Z'),
  endTime: null,
  told: [{ to: 'boss@shop.cn', isOver: false, state: 'dead', error: '没有这个收件人' }],
};
const pageOf = (...list: Incident[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

describe('the list of incidents', () => {
  itIsAList({
    screen: <IncidentList />,
    call: incidentCalls.list,
    some: pageOf(incident),
    row: '微信支付异常：没有应答',
    shows: ['未恢复', '紧急', /boss@shop.cn/, '发送失败：没有这个收件人'],
    none: pageOf(),
    empty: /没有异常/,
    filter: 'kind=log',
    reader: { may: [incidentCalls.list.permission], lacks: ['设置接收人'] },
  });
});
