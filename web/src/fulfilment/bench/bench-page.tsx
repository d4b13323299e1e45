import { SoundOutlined, MutedOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { orderCalls } from '#contract/orders/orders.ts';
import { Empty, Failing, GoButton, PageHead } from '#web/ui/index.ts';
import { chosenIn } from '#web/orders/order/index.ts';
import { BenchGoods } from './bench-goods.tsx';
import { BenchPanel } from './bench-panel.tsx';
import { BenchQueue } from './bench-queue.tsx';
import { type Bench, useBench } from './use-bench.ts';
import { useBenchKeys } from './use-bench-keys.ts';
import { useQueue } from './use-queue.ts';
import { useTones } from './use-tones.ts';
import './bench.css';

const ALL = '/order/bench';
const TO_SEND = '/order/index?status=toSend';

/** Screen to ship from: the queue, the goods of an order, and one field for the number of its parcel. */
export function BenchPage() {
  const [query] = useSearchParams();
  const chosen = query.get('of') ?? '';
  // Other orders are another queue.
  return <BenchOf key={chosen} ids={chosenIn(chosen)} />;
}

interface MiddleProps {
  bench: Bench;
  /** Orders that wait. */
  left: number;
  /** The queue is of orders that were ticked in the list. */
  isChosen: boolean;
}

/** Rest of the queue where no order is at hand. */
function Over({ bench: { turn }, left, isChosen }: MiddleProps) {
  const passed = turn.gone.passed.length;
  const taken = turn.gone.taken.length;
  const all = isChosen ? (
    <GoButton label="全部待发货" to={ALL} />
  ) : (
    <GoButton label="待发货订单" to={TO_SEND} call={orderCalls.list} />
  );
  if (passed + taken === 0)
    return <Empty says={left > 0 ? '剩下的订单都有别人在处理' : isChosen ? '所选的订单都发完了' : '都发完了'} action={all} />;
  const parts = [passed > 0 && `跳过了 ${passed} 单`, taken > 0 && `${taken} 单有别人在处理`].filter(Boolean);
  return (
    <Empty
      says={`其他的都发完了，${parts.join('，')}`}
      action={
        <Button autoFocus onClick={() => void turn.again()}>
          再看一遍
        </Button>
      }
    />
  );
}

function Middle(props: MiddleProps) {
  const { stage, order, error, goOn } = props.bench.turn;
  if (stage === 'failed') return <Failing error={error} again={() => void goOn()} />;
  if (stage === 'done') return <Over {...props} />;
  if (!order) return <Skeleton active className="bench-goods" paragraph={{ rows: 6 }} />;
  return <BenchGoods order={order} along={props.bench.companions.along} />;
}

function BenchOf({ ids }: { ids: readonly number[] }) {
  const queue = useQueue(ids);
  const tones = useTones();
  const bench = useBench(queue, tones);
  useBenchKeys({ skip: bench.skip, together: bench.companions.toggle, undo: bench.undo });
  const gone = queue.rows.filter(({ orderId }) => bench.turn.gone.sent.includes(orderId)).length;
  const left = Math.max(0, queue.total - gone);
  return (
    <section className="bench" aria-label="发货台">
      <PageHead title="发货台">
        <Button
          icon={tones.isSilent ? <MutedOutlined aria-hidden /> : <SoundOutlined aria-hidden />}
          aria-pressed={!tones.isSilent}
          onClick={() => tones.switchTo(!tones.isSilent)}
        >
          {tones.isSilent ? '提示音已关' : '提示音已开'}
        </Button>
        <GoButton label="待发货订单" to={TO_SEND} call={orderCalls.list} />
      </PageHead>
      {queue.error ? (
        <Failing error={queue.error} again={queue.again} />
      ) : (
        <div className="bench-room">
          <BenchQueue queue={queue} turn={bench.turn} onOpen={bench.open} />
          <div className="bench-middle">
            <Middle bench={bench} left={left} isChosen={ids.length > 0} />
          </div>
          <BenchPanel bench={bench} left={queue.isKnown ? left : undefined} />
        </div>
      )}
    </section>
  );
}
