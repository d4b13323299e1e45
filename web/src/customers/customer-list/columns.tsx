import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { labelOf } from '#contract/choices.ts';
import { sexes } from '#contract/customers/enums.ts';
import { levelOf } from '../level-name.tsx';
import { customerState, isErased } from '#web/ui/cells/customer-state.tsx';
import { type Column, CustomerLink, figure, portrait, yuan } from '#web/ui/index.ts';

const Name = ({ customer: { nickname, sex } }: { customer: CustomerRow }) => {
  // An unknown sex is left out: it would say nothing twenty times a page.
  const word = sex === sexes.unknown ? undefined : labelOf(sexes, sex);
  return (
    <>
      {nickname}
      {word && <small>{` | ${word}`}</small>}
    </>
  );
};

const State = ({ customer }: { customer: CustomerRow }) => {
  const state = customerState(customer.status, customer);
  return customer.mergedInto && !isErased(customer) ? <CustomerLink uid={customer.mergedInto.uid}>{state}</CustomerLink> : state;
};

export const columns: readonly Column<CustomerRow>[] = [
  { field: 'uid', width: 64, card: 'none' },
  { field: 'avatar', show: portrait },
  { field: 'nickname', width: 112, card: 'title', opens: true, show: (_, customer) => <Name customer={customer} /> },
  { field: 'levelName', width: 84, show: (_, customer) => levelOf(customer) },
  { field: 'groupName', width: 84 },
  { field: 'spreadNickname', width: 84, card: 'none' },
  { field: 'phone', width: 104 },
  { field: 'nowMoney', width: 104, show: yuan, sorts: true },
  { field: 'integral', width: 84, show: figure, sorts: true },
  { field: 'payCount', title: '购买次数', width: 88, show: figure, sorts: true },
  { field: 'status', title: '状态', width: 92, show: (_, customer) => <State customer={customer} /> },
];
