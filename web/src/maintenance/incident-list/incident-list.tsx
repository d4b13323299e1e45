import { type Incident, incidentCalls, incidentKinds, incidentStates } from '#contract/maintenance/incidents.ts';
import { configCalls } from '#contract/settings/config.ts';
import { ChoiceFilter, ChoiceTabs, type Column, GoButton, ListPage, when } from '#web/ui/index.ts';
import { Told } from './told.tsx';

const SETTINGS = '/setting/business?field=incident_receivers';

const columns: readonly Column<Incident>[] = [
  {
    field: 'says',
    width: 320,
    card: 'title',
    show: (says, { advice, state }) => (
      <>
        {says}
        {state === incidentStates.open && <small className="told-none"> {advice}</small>}
      </>
    ),
  },
  { field: 'kind', width: 128, of: incidentKinds },
  { field: 'state', width: 96, of: incidentStates, card: 'status' },
  { field: 'isUrgent', width: 72, show: (isUrgent) => (isUrgent ? '紧急' : '') },
  { field: 'beginTime', show: when },
  { field: 'endTime', show: when },
  { field: 'told', width: 320, show: (_, row) => <Told of={row} /> },
];

const Receivers = () => <GoButton label="设置接收人" to={SETTINGS} call={configCalls.saveForm} />;

/** Troubles that must not wait, and who was told of them. */
export const IncidentList = () => (
  <ListPage
    title="异常"
    call={incidentCalls.list}
    tabs={<ChoiceTabs name="state" of={incidentStates} call={incidentCalls.list} />}
    filters={<ChoiceFilter name="kind" of={incidentKinds} />}
    columns={columns}
    actions={<Receivers />}
    empty={{
      says: '没有异常。外部服务中断、备份或任务失败、磁盘将满、操作日志被改、畅销商品售罄时会记在这里，并发邮件告诉接收人',
      action: <Receivers />,
    }}
  />
);
