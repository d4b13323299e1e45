import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { promoterOrNot, sexes } from '#contract/customers/enums.ts';
import { promoterCalls } from '#contract/distribution/promoters.ts';
import { profileCalls } from '#contract/profiles/profiles.ts';
import { CardNumber } from './phone-number.tsx';
import { CustomerLink, Loaded, WhySum, shortMoment, useMay, yuanText } from '#web/ui/index.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { counted, inYuan } from '#web/ui/chart/measure.ts';

type Overview = Answer<typeof profileCalls.overview>;

const NONE = '–';
const orNone = (text: string | null) => text || NONE;
const momentOr = (at: Date | null) => (at ? shortMoment(at) : NONE);

function Downline({ uid, count }: { uid: number; count: number }) {
  const may = useMay();
  if (count === 0) return NONE;
  return may(promoterCalls.list) ? <Link to={`/distribution/index?keywords=${uid}`}>{count} 位</Link> : `${count} 位`;
}

const factsOf = ({ customer }: Overview) =>
  [
    ['等级', orNone(customer.levelName)],
    ['经验', String(customer.experience)],
    ['分组', orNone(customer.groupName)],
    ['标签', orNone(customer.tagName).replaceAll(',', '、')],
    ['身份', promoterOrNot.labels[`${customer.isPromoter}`]],
    [
      '推荐人',
      <CustomerLink key="above" uid={customer.spreadUid}>
        {customer.spreadNickname}
      </CustomerLink>,
    ],
    ['推广下级', <Downline key="downline" uid={customer.uid} count={customer.spreadCount} />],
    [
      '可提现佣金',
      <WhySum
        key="commission"
        label="可提现佣金"
        text={yuanText(customer.brokeragePrice)}
        why={{
          counts: '已到账的佣金相加，减去提现和退款收回的',
          of: '这位用户的全部佣金流水',
          without: '还在冻结期的佣金',
          place: { to: `/financial/brokerage?keywords=${customer.uid}`, needs: 'admin:finance:monitor:brokerage:record' },
        }}
      />,
    ],
    ['首次访问', shortMoment(customer.createTime)],
    ['近次访问', momentOr(customer.lastLoginTime)],
    ['性别', labelOf(sexes, customer.sex) ?? NONE],
    ['真实姓名', orNone(customer.realName)],
    ['生日', orNone(customer.birthday)],
    ['身份证号', <CardNumber key="card" uid={customer.uid} masked={customer.cardId} />],
    ['地址', orNone(customer.addres)],
    ['备注', orNone(customer.mark)],
  ] as const;

/** Amounts by month, or orders for those who may not see amounts. */
function Months({ months }: Pick<Overview, 'months'>) {
  const isHidden = months.some(({ spent }) => spent === null);
  const figures = useMemo(() => {
    const values = months.map(({ orders, spent }) => spent ?? orders);
    return { labels: months.map(({ month }) => month), series: [{ name: '近 12 个月', values }] };
  }, [months]);
  const [title, measure] = isHidden ? (['每月订单', counted('单')] as const) : (['每月消费', inYuan] as const);
  const head = { title, measure, axis: '月份' };
  return <LineChart head={head} figures={figures} error={null} again={() => {}} empty="近 12 个月没有付款" />;
}

/** Notes, relations and spending of a customer. */
export const Overview = ({ uid }: { uid: number }) => (
  <Loaded call={profileCalls.overview} input={{ userId: uid }}>
    {(overview) =>
      overview && (
        <section className="profile-overview">
          <dl>
            {factsOf(overview).map(([label, fact]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
          <Months months={overview.months} />
        </section>
      )
    }
  </Loaded>
);
