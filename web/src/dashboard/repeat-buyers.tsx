import { homeCalls } from '#contract/dashboard/home.ts';
import { Can } from '#web/ui/action/can.tsx';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { counted, shareText } from '#web/ui/chart/measure.ts';
import { useCall } from '#web/ui/wire/index.ts';

const people = counted('人');

/** Part of the people one step before; nothing is said of a part of nobody. */
const partOf = (name: string, value: number, of: number) => (of === 0 ? undefined : `${name} ${shareText(value / of)}`);

const BUYERS = '现在的全部用户，按开店以来的付款次数';
const MERGED = '已合并到别的账号里的';

function Steps() {
  const buyers = useCall(homeCalls.buyers, {}, { saysItself: true });
  const { zero = 0, one = 0, history = 0, back = 0 } = buyers.data ?? {};
  const again = history + back;
  const bought = one + again;
  const steps = [
    { label: '全部用户', to: '/user/index', value: zero + bought, under: undefined, counts: '登记过的用户有几人' },
    {
      label: '买过的用户',
      to: '/user/index?payCount=1',
      value: bought,
      under: partOf('占全部用户', bought, zero + bought),
      counts: '付过款的用户有几人',
    },
    {
      label: '回头客（2 次及以上）',
      to: '/user/index?payCount=2',
      value: again,
      under: partOf('复购率', again, bought),
      counts: '付过 2 次或更多次款的用户有几人',
    },
    {
      label: '常客（4 次及以上）',
      to: '/user/index?payCount=4',
      value: back,
      under: partOf('占回头客', back, again),
      counts: '付过 4 次或更多次款的用户有几人',
    },
  ];
  return (
    <section className="today-strip" aria-label="用户购买次数">
      <h2>用户购买次数</h2>
      <Figures of={[buyers]}>
        {steps.map(({ value, counts, ...step }) => (
          <FigureCard
            key={step.label}
            {...step}
            value={buyers.data && value}
            measure={people}
            why={{ counts, of: BUYERS, without: MERGED }}
          />
        ))}
      </Figures>
    </section>
  );
}

/** How many customers come back; each figure leads to these people. */
export const RepeatBuyers = () => (
  <Can call={homeCalls.buyers}>
    <Steps />
  </Can>
);
