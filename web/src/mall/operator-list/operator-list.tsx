import { lazy } from 'react';
import { operatorAccountCalls } from '#contract/sellers/operator-accounts.ts';
import { type Operator, enabledOrNot, operatorCalls } from '#contract/sellers/operators.ts';
import { yuanOfFen } from '#contract/fen.ts';
import {
  ChoiceFilter,
  type Column,
  HistoryButton,
  ListPage,
  OpenButton,
  RecordDialog,
  RunButton,
  TextFilter,
  switchColumn,
  when,
} from '#web/ui/index.ts';
import { Masked } from '#web/ui/cells/masked.tsx';

const OperatorFields = lazy(() => import('./operator-fields.tsx').then((module) => ({ default: module.OperatorFields })));
const AccountDialog = lazy(() => import('../account-dialog.tsx').then((module) => ({ default: module.AccountDialog })));
const ShopsDialog = lazy(() => import('./shops-dialog.tsx').then((module) => ({ default: module.ShopsDialog })));

const shared = {
  noun: '运营商',
  save: operatorCalls.save,
  call: operatorCalls.update,
  blank: { name: '', creditCode: '', contact: '', phone: '', railUnits: '', shareRate: 0, adminIds: [], remark: '' },
  width: 640,
};

const add = (
  <RecordDialog {...shared} primary>
    <OperatorFields people={[]} />
  </RecordDialog>
);

const namesOf = (names: readonly string[]) => names.join('、');

const columns: readonly Column<Operator>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'name', width: 160, card: 'title' },
  { field: 'contact', width: 88 },
  { field: 'phone', width: 128, show: (phone) => phone && <Masked text={phone} /> },
  { field: 'admins', width: 120, show: (people) => namesOf(people.map(({ realName }) => realName)) },
  { field: 'shops', width: 180, show: (shops) => namesOf(shops.map(({ name }) => name)) },
  { field: 'shareRate', width: 88, align: 'right', show: (rate) => `${yuanOfFen(rate)}%` },
  switchColumn('status', { call: operatorCalls.updateStatus, of: enabledOrNot, label: ({ name }) => `${name}启用` }),
  { field: 'bankAccountName', width: 160, hidden: true },
  { field: 'bankAccount', width: 160, hidden: true },
  { field: 'createTime', show: when, card: 'none' },
];

const rowActs = (operator: Operator) => (
  <>
    <RecordDialog {...shared} record={operator}>
      <OperatorFields people={operator.admins} />
    </RecordDialog>
    <OpenButton label="绑定店铺" call={operatorCalls.bindShops}>
      {(close) => <ShopsDialog operator={operator} onClose={close} />}
    </OpenButton>
    <OpenButton label="收款账户" call={operatorAccountCalls.save}>
      {(close) => <AccountDialog of={operator} calls={operatorAccountCalls} paid="分成" onClose={close} />}
    </OpenButton>
    <HistoryButton noun="operator" id={operator.id} call={operatorCalls.info} />
    <RunButton label="删除" call={operatorCalls.delete} input={{ id: operator.id }} danger />
  </>
);

/** Companies that run shops of the mall, their accounts and their shops. */
export const OperatorList = () => (
  <ListPage
    title="运营商"
    call={operatorCalls.list}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="status" of={enabledOrNot} />
      </>
    }
    columns={columns}
    actions={add}
    rowActions={rowActs}
    empty={{ says: '还没有运营商：代运营几家店铺的公司，加在这里并绑定它的店铺', action: add }}
  />
);
