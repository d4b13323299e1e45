import { type OperatorShare, operatorShareCalls, operatorShareStates } from '#contract/settlement/operator-shares.ts';
import { DocumentLink } from '#web/finance/index.ts';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import {
  ChoiceTabs,
  type Column,
  DateRangeFilter,
  DialogButton,
  HistoryButton,
  ListPage,
  RunButton,
  TextField,
  TextFilter,
  figure,
  when,
  yuan,
  yuanText,
} from '#web/ui/index.ts';
import { GenerateShares } from './generate-shares.tsx';
import { ShareLines } from './share-lines.tsx';

const columns: readonly Column<OperatorShare>[] = [
  { field: 'shareNo', width: 116, opens: true, card: 'title' },
  { field: 'operatorName', width: 160 },
  { field: 'billCount', width: 88, show: figure, card: 'none' },
  { field: 'commissionAmount', width: 112, show: yuan, help: '这些结算单的佣金，后来退掉的已扣除' },
  { field: 'shareAmount', width: 112, show: yuan },
  { field: 'status', width: 92, of: operatorShareStates },
  {
    field: 'paymentNo',
    width: 188,
    card: 'none',
    show: (number) => number !== '' && <DocumentLink kind="cash_payment" number={number} />,
  },
  { field: 'createTime', show: when },
  { field: 'payTime', show: when, hidden: true },
  { field: 'paymentRemark', width: 140, hidden: true },
  { field: 'voidReason', width: 140, hidden: true },
];

const Pay = (share: OperatorShare) => (
  <RunButton
    key="pay"
    label="申请付款"
    call={operatorShareCalls.payShare}
    input={{ id: share.id }}
    ask={`为 ${share.operatorName} 申请付款 ${yuanText(share.shareAmount)}，付到运营商的收款账户？另一人审批后由出纳付款。`}
    touches={['cash_payment', 'task']}
  />
);

const Void = ({ id, shareNo }: OperatorShare) => (
  <DialogButton
    key="void"
    label="作废"
    title={`作废 ${shareNo}`}
    saveLabel="作废"
    danger
    call={operatorShareCalls.voidShare}
    start={{ id, reason: '' }}
  >
    <p>作废后，其中的结算单可以重新生成分成。</p>
    <TextField name="reason" rows={3} showCount />
  </DialogButton>
);

/** Statements of what operators get of the commission of their shops; people of an operator see its own. */
export const ShareList = () => (
  <ListPage
    title="运营商分成"
    called="分成单"
    call={operatorShareCalls.listShares}
    tabs={<ChoiceTabs name="status" of={operatorShareStates} call={operatorShareCalls.listShares} />}
    tab="status"
    filters={
      <>
        <TextFilter name="keywords" />
        <DateRangeFilter name="dateLimit" label="生成时间" />
        <SpanFilter name="toApply" label="付款" says="待申请付款" />
      </>
    }
    actions={<GenerateShares />}
    columns={columns}
    rowActions={(share) => (
      <>
        {share.status === operatorShareStates.open && share.paymentNo === '' && [Pay(share), Void(share)]}
        <HistoryButton noun="operator_share" id={share.id} call={operatorShareCalls.dueShares} />
      </>
    )}
    detail={{
      title: (share) => (share ? `${share.shareNo} ${share.operatorName}` : '分成单'),
      show: (id) => <ShareLines key={id} id={id} />,
      width: 720,
    }}
    empty={{ says: '还没有分成单。店铺的结算单确认后，运营商按比例分佣金，在这里生成', action: <GenerateShares /> }}
  />
);
