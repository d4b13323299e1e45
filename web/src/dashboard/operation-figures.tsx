import { homeCalls } from '#contract/dashboard/home.ts';
import { Can } from '#web/ui/action/can.tsx';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { counted, inYuan } from '#web/ui/chart/measure.ts';
import type { Why } from '#web/ui/why/why.ts';
import { type Key, useCall, useMay } from '#web/ui/wire/index.ts';

type OperationField = 'onSaleProductNum' | 'notSaleProductNum' | 'totalRechargeAmount';

// Figures by their permissions: the calls would bring the contracts of two more domains with them.
const shown: readonly (readonly [label: string, field: OperationField, under: string, to: string, needs: Key, why: Why])[] = [
  [
    '出售中商品',
    'onSaleProductNum',
    '用户现在可以购买',
    '/store/index?type=1',
    'admin:product:list',
    { counts: '上架中的商品有几种', of: '现在的全部商品', without: '回收站里的商品' },
  ],
  [
    '仓库中商品',
    'notSaleProductNum',
    '还没有上架',
    '/store/index?type=2',
    'admin:product:list',
    { counts: '没有上架的商品有几种', of: '现在的全部商品', without: '回收站里的商品' },
  ],
  [
    '充值总额',
    'totalRechargeAmount',
    '用户充值到余额',
    '/financial/record/charge',
    'admin:recharge:list',
    { counts: '用户为充值付的钱相加，退款不从中扣除', of: '开店以来已付款的充值', without: '赠送的金额' },
  ],
];

function Cards() {
  const may = useMay();
  const asked = useCall(homeCalls.operation, {}, { saysItself: true });
  return (
    <section className="today-strip" aria-label="经营数据">
      <h2>经营数据</h2>
      <Figures of={[asked]}>
        {shown
          .filter(([, field]) => asked.data?.[field] !== null)
          .map(([label, field, under, to, needs, why]) => (
            <FigureCard
              key={field}
              label={label}
              {...(may(needs) ? { to } : {})}
              value={asked.data?.[field] ?? undefined}
              measure={field === 'totalRechargeAmount' ? inYuan : counted('')}
              under={under}
              why={why}
            />
          ))}
      </Figures>
    </section>
  );
}

/** How the shop stands as a whole; what waits of its orders stands above. */
export const OperationFigures = () => (
  <Can call={homeCalls.operation}>
    <Cards />
  </Can>
);
