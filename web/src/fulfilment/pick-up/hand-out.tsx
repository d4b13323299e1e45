import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/call.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { Can } from '#web/ui/action/can.tsx';
import { notify } from '#web/ui/basics/notify.ts';
import { PageHead } from '#web/ui/basics/page-head.tsx';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { Picture } from '#web/ui/cells/picture.tsx';
import { CameraButton } from '#web/ui/inputs/camera-button.tsx';
import { useRun } from '#web/ui/wire/index.ts';
import { amountText, LineList, piecesLeft } from '#web/orders/order/index.ts';

type PickUpAnswer = Answer<typeof pickUpCalls.confirmCode>;

const DIGITS = 10;

function problemOf(code: string): string | undefined {
  if (code === '') return '请输入核销码';
  return code.length === DIGITS ? undefined : '请输入正确的核销码';
}

/** Goods about to be handed out, so that the right bag leaves the counter. */
function Order({ order, onDone, onCancel }: { order: PickUpAnswer; onDone: () => void; onCancel: () => void }) {
  const goods = `${order.realName}，共 ${piecesLeft(order.totalNum, order.storeOrderInfoVos)} 件`;
  const { mutate, isPending } = useRun(pickUpCalls.verify, { says: `已核销：${goods}`, then: onDone });
  return (
    <section className="phone-sheet hand-out" aria-label="待核销订单">
      <h2>确定要核销此订单吗？</h2>
      <div className="hand-out-goods">
        <Picture url={order.storeOrderInfoVos[0]?.info.image ?? ''} />
        <LineList lines={order.storeOrderInfoVos} />
      </div>
      <p>
        <CopyText text={order.orderId} />
      </p>
      <p>
        {goods}
        {order.payPrice !== null && `，实付 ${amountText(order.payPrice)}`}
      </p>
      {order.mark && <p className="hand-out-note">{`买家留言：${order.mark}`}</p>}
      <Link to={`/javaMobile/orderDetail/${order.orderId}/looks`}>查看订单</Link>
      <div className="hand-out-acts">
        <Button onClick={onCancel}>取消</Button>
        <Can call={pickUpCalls.verify}>
          <Button type="primary" loading={isPending} onClick={() => mutate({ vCode: order.verifyCode })}>
            确定核销
          </Button>
        </Can>
      </div>
    </section>
  );
}

/** Hands goods out at the counter: the code that the customer shows, then the goods. */
export function HandOut() {
  const [code, setCode] = useState('');
  const [order, setOrder] = useState<PickUpAnswer>();
  const closeFormer = useRef(() => {});
  const { mutate, isPending } = useRun(pickUpCalls.confirmCode, { then: setOrder });
  const type = (text: string) => setCode(text.replaceAll(/\D/g, '').slice(0, DIGITS));
  const find = () => {
    const problem = problemOf(code);
    closeFormer.current();
    if (problem) closeFormer.current = notify.error(problem);
    else mutate({ vCode: code });
  };
  const begin = () => {
    setOrder(undefined);
    setCode('');
  };
  if (order) return <Order order={order} onDone={begin} onCancel={() => setOrder(undefined)} />;
  return (
    <div className="phone">
      <PageHead title="订单核销" />
      <form
        className="phone-sheet hand-out"
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <label htmlFor="verify-code">核销码</label>
        <Input
          id="verify-code"
          autoFocus
          autoComplete="off"
          inputMode="numeric"
          maxLength={DIGITS}
          placeholder="请输入核销码"
          value={code}
          onChange={({ target }) => type(target.value)}
          suffix={<CameraButton onScan={type} />}
        />
        <Button type="primary" htmlType="submit" loading={isPending}>
          {isPending ? '查询中' : '立即核销'}
        </Button>
      </form>
    </div>
  );
}
