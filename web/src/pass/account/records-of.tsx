import type { ReactNode } from 'react';
import { type PassServiceName, passServices } from '#contract/services/pass/pass-services.ts';
import { passMessageStates, passUsageCalls } from '#contract/services/pass/usage.ts';
import { ChoiceFilter, ListPage, ListTabs } from '#web/ui/index.ts';
import { recordColumns } from './record-columns.tsx';

const TAB = 'type';

interface Props {
  type: PassServiceName;
  /** The account above its records. */
  head?: ReactNode;
  acts?: ReactNode;
}

/** Records of what a service of the account was used for. */
export const RecordsOf = ({ type, head, acts }: Props) => (
  <ListPage
    title="一号通"
    called="记录"
    call={passUsageCalls.record}
    start={{ type, ...(type === 'sms' && { status: passMessageStates.all }) }}
    tab={TAB}
    tabs={<ListTabs name={TAB} items={passServices.options} />}
    sums={head}
    filters={type === 'sms' && <ChoiceFilter name="status" of={passMessageStates} />}
    actions={acts}
    columns={recordColumns[type]}
    empty={{ says: `还没有${passServices.labels[type]}的记录` }}
  />
);
