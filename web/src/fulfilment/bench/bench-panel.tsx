import { Alert, Button, Select } from 'antd';
import { useId } from 'react';
import { CopyText } from '#web/ui/index.ts';
import { isImpersonating } from '#web/ui/wire/index.ts';
import type { OrderRow } from '#web/orders/order/index.ts';
import { NumberInput } from '../sending/number-input.tsx';
import { shortNo } from '../sending/use-sending.ts';
import { KeyButton } from './key-button.tsx';
import { LastParcel } from './last-parcel.tsx';
import type { Bench, Trouble } from './use-bench.ts';

/** Reason why the order at hand was not sent; numbers that were scanned behind it stay in sight. */
const TroubleNote = ({ of: { says, unused } }: { of: Trouble }) => (
  <Alert
    type="error"
    showIcon
    title={says}
    description={
      unused.length > 0 && (
        <>
          {`后面扫描的 ${unused.length} 个单号没有使用：`}
          {unused.map((number) => (
            <CopyText key={number} text={number} />
          ))}
        </>
      )
    }
  />
);

function NumberField({ bench: { turn, typed, submit }, order }: { bench: Bench; order: OrderRow }) {
  const id = useId();
  const { orderId: orderNo } = order;
  return (
    <>
      <label htmlFor={`${id}-number`}>快递单号</label>
      <NumberInput
        key={turn.round}
        id={`${id}-number`}
        size="large"
        className="bench-number"
        isReady={turn.stage !== 'finding'}
        readOnly={turn.stage !== 'ready'}
        value={typed.number}
        onChange={({ target }) => typed.put(orderNo, { number: target.value })}
        onEnter={() => submit(true)}
      />
      <label htmlFor={`${id}-carrier`}>快递公司</label>
      <Select
        id={`${id}-carrier`}
        size="large"
        showSearch={{ optionFilterProp: 'label' }}
        loading={typed.isPending}
        placeholder="按单号识别，也可以选择"
        options={typed.carriers.map(({ code, name }) => ({ value: code, label: name }))}
        value={typed.carrier?.code}
        onChange={(carrier: string) => typed.put(orderNo, { carrier })}
      />
    </>
  );
}

const goodsOf = ({ goods, totalNum }: { goods: string; totalNum: number }) => `${goods} · ${totalNum} 件`;

function Together({ bench: { companions, turn } }: { bench: Bench }) {
  const { others, along, toggle } = companions;
  if (others.length === 0) return null;
  return (
    <div className="bench-together">
      <p>{along.length > 0 ? `这个包裹里还有同一收货人的 ${along.length} 单` : `同一收货人还有 ${others.length} 单待发货`}</p>
      <ul>
        {(along.length > 0 ? along : others).map((each) => (
          <li key={each.orderNo}>{`${shortNo(each.orderNo)} ${goodsOf(each)}`}</li>
        ))}
      </ul>
      <KeyButton of="together" disabled={turn.stage !== 'ready'} aria-pressed={along.length > 0} onClick={toggle}>
        {along.length > 0 ? '分开发' : '放进同一个包裹'}
      </KeyButton>
    </div>
  );
}

function Acts({ bench, order }: { bench: Bench; order: OrderRow }) {
  const { turn, companions, submit, skip } = bench;
  const count = companions.along.length + 1;
  return (
    <>
      <NumberField bench={bench} order={order} />
      <Together bench={bench} />
      <div className="bench-acts">
        <Button type="primary" size="large" loading={turn.stage === 'sending'} onClick={() => submit(false)}>
          {count > 1 ? `发货 ${count} 单` : '发货'}
          <kbd aria-hidden>Enter</kbd>
        </Button>
        <KeyButton of="skip" size="large" disabled={turn.stage !== 'ready'} onClick={skip}>
          跳过
        </KeyButton>
      </div>
    </>
  );
}

interface Props {
  bench: Bench;
  /** Orders that wait, this one among them. */
  /** Undefined until it is known. */
  left: number | undefined;
}

/** The one field of the bench, with the answers to what is typed there. */
export const BenchPanel = ({ bench, left }: Props) => (
  <section className="bench-panel" aria-label="填单号">
    <p className="bench-left" role="status">
      还剩 <strong className="figure">{left ?? '…'}</strong> 单
      {bench.ahead > 0 && <small>{`已扫描 ${bench.ahead} 个单号`}</small>}
    </p>
    {bench.trouble && <TroubleNote of={bench.trouble} />}
    {isImpersonating() ? (
      <Alert type="info" showIcon title="正在以他人身份查看，不能发货" />
    ) : (
      bench.turn.order && <Acts bench={bench} order={bench.turn.order} />
    )}
    <LastParcel of={bench.lastSent} undo={bench.undo} />
  </section>
);
