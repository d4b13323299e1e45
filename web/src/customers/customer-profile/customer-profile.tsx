import { type ReactNode, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { profileCalls, profileTabs } from '#contract/profiles/profiles.ts';
import { timelineCalls } from '#contract/profiles/timelines.ts';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { Loaded, Portrait, TabStrip, useCall, useLeaving, useMay, yuanText } from '#web/ui/index.ts';
import { HistoryList } from '#web/ui/record/history-list.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { Overview } from './profile-overview.tsx';
import { ProfileTimeline } from './profile-timeline.tsx';
import { tabContents } from './profile-tabs.tsx';
import './customer-profile.css';

type Top = Answer<typeof profileCalls.topDetail>;

/** Amounts are missing for those who may not see them. */
const amountOr = (fen: number | null) => (fen === null ? '–' : yuanText(fen));

const figuresOf = (top: Top) =>
  [
    ['余额', yuanText(top.balance)],
    ['总计订单', String(top.allOrderCount)],
    ['总消费金额', amountOr(top.allConsumeCount)],
    ['积分', String(top.integralCount)],
    ['本月订单', String(top.mothOrderCount)],
    ['本月消费金额', amountOr(top.mothConsumeCount)],
  ] as const;

const Head = ({ top }: { top: Top }) => (
  <header className="profile-head">
    <Portrait url={top.user.avatar} name={top.user.nickname} />
    <div>
      <strong>{top.user.nickname || '–'}</strong>
      <small>{top.user.phone ? <PhoneNumber uid={top.user.uid} masked={top.user.phone} /> : '没有手机号'}</small>
    </div>
    <dl>
      {figuresOf(top).map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{figure}</dd>
        </div>
      ))}
    </dl>
  </header>
);

/** Addresses are ours, and so is the overview: a server has both of them or neither. */
const rowTabs = (hasOurs: boolean) => profileTabs.options.filter(({ value }) => hasOurs || value !== profileTabs.addresses);

const overview = { value: 'overview', label: '概况' };
const timeline = { value: 'timeline', label: '动态' };
const history = { value: 'history', label: '修改历史' };

function Content({ uid, tab }: { uid: number; tab: string | number }) {
  const of = profileTabs.values.find((value) => value === tab);
  if (tab === history.value)
    return (
      <section className="profile-history">
        <HistoryList noun="customer" id={uid} />
      </section>
    );
  if (tab === timeline.value) return <ProfileTimeline key={uid} uid={uid} />;
  if (of === undefined) return <Overview uid={uid} />;
  const Rows = tabContents[of];
  return <Rows key={`${uid} ${of}`} uid={uid} />;
}

type ShowActs = (customer: CustomerRow) => ReactNode;

/** Acts stand on the row of the customer, which the overview has; it says its own failure. */
function Acts({ uid, show }: { uid: number; show: ShowActs }) {
  const { data } = useCall(
    profileCalls.overview,
    { userId: uid },
    { enabled: useMay()(profileCalls.overview), saysItself: true },
  );
  return data ? <DetailActs>{show(data.customer)}</DetailActs> : null;
}

/** One customer: figures and acts above, and who they are, what happened to them, what they ordered, hold and moved, and what staff changed. */
export function CustomerProfile({ uid, acts }: { uid: number; acts: ShowActs }) {
  const may = useMay();
  const leaving = useLeaving();
  const items = [
    ...(may(profileCalls.overview) ? [overview] : []),
    ...(may(timelineCalls.timeline) ? [timeline] : []),
    ...(may(profileCalls.infoByCondition) ? rowTabs(may(profileCalls.overview)) : []),
    ...(may(customerCalls.list) && may(changeCalls.list) ? [history] : []),
  ];
  const [picked, setTab] = useState<string | number>();
  const tab = picked ?? items[0]?.value;
  return (
    <Loaded call={profileCalls.topDetail} input={{ userId: uid }}>
      {(top) =>
        top && (
          <article className="profile">
            <Head top={top} />
            <Acts uid={uid} show={acts} />
            <TabStrip items={items} value={tab} onPick={(value) => void leaving(() => setTab(value))} />
            {tab !== undefined && <Content uid={uid} tab={tab} />}
          </article>
        )
      }
    </Loaded>
  );
}
