import { Radio } from 'antd';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { sexes } from '#contract/customers/enums.ts';
import { notify } from '../basics/notify.ts';
import { customerState } from '../cells/customer-state.tsx';
import { portrait } from '../cells/portrait.tsx';
import { TextFilter } from '../filters/text-filter.tsx';
import { run } from '../wire/index.ts';
import { type PickInput, PickDialog } from './pick-dialog.tsx';
import type { TitledColumn } from '../scene/column.ts';

interface Props {
  title?: string;
  /** Promoters who may sign in: nobody else brings customers. */
  promoters?: boolean;
  /** The one that is picked already. */
  picked: number | undefined;
  /** The one that is no choice, and why. */
  except?: { uid: number; says: string } | undefined;
  onPick: (customer: CustomerRow) => void;
  onClose: () => void;
}

type PickableCustomer = CustomerRow & { id: number };

const loader =
  (promoters: boolean) =>
  async ({ page, limit, filters }: PickInput) => {
    const only = promoters ? { isPromoter: true, status: true } : {};
    const answer = await run(customerCalls.list, { page, limit, keywords: filters['keywords'], ...only });
    return { ...answer, list: answer.list.map((row) => ({ ...row, id: row.uid })) };
  };
const [loadAll, loadPromoters] = [loader(false), loader(true)];

/** Customers to pick one from, or promoters alone. */
export function CustomerPicker({ title = '用户列表', promoters = false, picked, except, onPick, onClose }: Props) {
  const pick = (customer: PickableCustomer) => {
    if (customer.uid === except?.uid) return notify.info(except.says);
    onPick(customer);
    onClose();
  };
  const columns: readonly TitledColumn<PickableCustomer>[] = [
    {
      title: '选择',
      field: 'id',
      width: 56,
      card: 'status',
      show: (id, customer) => (
        <Radio
          aria-label={`选择${customer.nickname}`}
          disabled={id === except?.uid}
          title={id === except?.uid ? except.says : undefined}
          checked={id === picked}
          onChange={() => pick(customer)}
        />
      ),
    },
    { title: 'ID', field: 'uid', width: 72 },
    { title: '微信用户名称', field: 'nickname', width: 180, card: 'title', opens: true },
    // The number tells people of one name apart.
    { title: '手机号', field: 'phone', width: 116 },
    { title: '用户头像', field: 'avatar', show: portrait },
    { title: '状态', field: 'status', width: 72, show: customerState },
    { title: '性别', field: 'sex', width: 72, of: sexes },
    { title: '地区', field: 'addres', width: 160 },
  ];
  return (
    <PickDialog
      title={title}
      noun="customer"
      load={promoters ? loadPromoters : loadAll}
      columns={columns}
      filters={<TextFilter name="keywords" label="用户名称" placeholder="请输入用户名称、手机号或 ID" />}
      names={['keywords']}
      empty={promoters ? '还没有分销员，请先在用户的“编辑”里开启分销员' : '没有找到用户'}
      onOpen={pick}
      onClose={onClose}
    />
  );
}
