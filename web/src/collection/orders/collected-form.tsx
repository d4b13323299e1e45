import { Alert } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { type Collected, collectedStates, reportStates } from '#contract/collection/collected-order-record.ts';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { Choice, Facts, Field, FormPage, Loaded, OrderLink, RunButton, Section, TextField, when, yuan } from '#web/ui/index.ts';
import { MatchInput } from './match-input.tsx';
import './orders.css';

const { info, update, collect, confirm, report } = collectedOrderCalls;
const LIST = '/order/crawingOrder';

function fieldsOf({ id, buyerName, phone, province, city, district, address, remark, items }: Collected) {
  const matches = items.map(({ externalSku, attrValueId }) => ({ externalSku, attrValueId }));
  return { id, buyerName, phone, province, city, district, address, remark, items: matches };
}

const OrderFacts = ({ of }: { of: Collected }) => (
  <Section title="外部订单">
    <Facts
      of={[
        ['外部单号', of.externalNo],
        ['状态', <Choice key="state" of={collectedStates} value={of.state} />],
        ['外部状态', of.externalStatus],
        ['付款', of.isPaid ? '已付款' : '未付款'],
        ['采购单位', of.buyerUnit],
        ['订单金额', yuan(of.amount)],
        ['运费', yuan(of.freight)],
        ['下单时间', when(of.orderedAt)],
        ['订单号', of.orderNo && <OrderLink key="order" orderNo={of.orderNo} />],
        ['说明', of.message],
      ]}
    />
  </Section>
);

const Reports = ({ of: { id, reports } }: { of: Collected }) => (
  <Section title="快递单号回传">
    <ul className="collected-reports">
      {reports.map(({ trackingNo, carrierName, state, message, updateTime }) => (
        <li key={`${trackingNo} ${updateTime.getTime()}`}>
          <span>{`${carrierName} ${trackingNo}`}</span>
          <Choice of={reportStates} value={state} />
          <small>{message}</small>
          <small>{when(updateTime)}</small>
        </li>
      ))}
    </ul>
    {reports.some(({ state }) => state === reportStates.failed) && <RunButton label="重新回传" call={report} input={{ id }} />}
  </Section>
);

function CollectedSheet({ of }: { of: Collected }) {
  const { isDisabled } = useParams();
  const navigate = useNavigate();
  const { id, items, state, orderNo } = of;
  const isOpen = state === collectedStates.waiting || state === collectedStates.failed;
  const isMatched = items.every(({ match }) => match !== null);
  return (
    <FormPage
      title={`采集订单 ${of.externalNo}`}
      call={update}
      start={fieldsOf(of)}
      readOnly={isDisabled === '1' || !isOpen}
      back={LIST}
      says="已保存"
      actions={
        isOpen &&
        isDisabled !== '1' && (
          <RunButton
            label="确认生成订单"
            call={confirm}
            input={{ id }}
            disabled={!isMatched}
            ask="按已保存的收货信息和匹配生成订单？价格按采集的价格，库存会扣减，生成后不能修改"
            says={(answer) => `已生成订单 ${answer.orderNo}`}
            touches={['order']}
            then={() => void navigate(LIST)}
          />
        )
      }
    >
      {state === collectedStates.failed && (
        <Alert
          type="warning"
          showIcon
          title={of.message}
          action={<RunButton label="重新采集" call={collect} input={{ externalNo: of.externalNo }} says="已重新采集" />}
        />
      )}
      {isOpen && !isMatched && <Alert type="info" showIcon title="先为每行商品匹配店里的规格并保存，再生成订单" />}
      {orderNo !== '' && <Alert type="success" showIcon title={`已生成订单 ${orderNo}，不能再修改`} />}
      <OrderFacts of={of} />
      <Section title="收货信息">
        <TextField name="buyerName" />
        <TextField name="phone" />
        <TextField name="province" />
        <TextField name="city" />
        <TextField name="district" />
        <TextField name="address" />
        <TextField name="remark" rows={2} />
      </Section>
      <Section title="商品匹配">
        <Field name="items" label="商品">
          <MatchInput lines={items} readOnly={isDisabled === '1' || !isOpen} />
        </Field>
      </Section>
      {of.reports.length > 0 && <Reports of={of} />}
    </FormPage>
  );
}

/** A collected order to look over, match and confirm; one that was placed is only looked at. */
export function CollectedForm() {
  const { id = '0' } = useParams();
  return (
    <Loaded call={info} input={{ id: Number(id) }} title="采集订单" back={LIST}>
      {(found) => found && <CollectedSheet of={found} />}
    </Loaded>
  );
}
