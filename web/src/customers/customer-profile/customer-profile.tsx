import { Alert } from 'antd';
import { type ReactNode, useState } from 'react';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { profileCalls, profileTabs } from '#contract/profiles/profiles.ts';
import { timelineCalls } from '#contract/profiles/timelines.ts';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { CustomerLink, Loaded, TabStrip, useCall, useLeaving, useMay } from '#web/ui/index.ts';
import { isErased } from '#web/ui/cells/customer-state.tsx';
import { HistoryList } from '#web/ui/record/history-list.tsx';
import { ProfileHead } from './profile-head.tsx';
import { Overview } from './profile-overview.tsx';
import { ProfileTimeline } from './profile-timeline.tsx';
import { tabContents } from './profile-tabs.tsx';
import './customer-profile.css';

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

/** Note that no acts remain on a merged customer, and where they go on. */
const Merged = ({ into: { uid, nickname } }: { into: { uid: number; nickname: string } }) => (
  <Alert
    type="warning"
    showIcon
    className="profile-merged"
    title={
      <>
        这个账号已合并到 <CustomerLink uid={uid}>{`${nickname}（ID ${uid}）`}</CustomerLink>
        ，请到那位用户处操作
      </>
    }
  />
);

/** Acts on a customer, or why there are none on one who was merged or erased. */
function Acts({ customer, acts }: { customer: CustomerRow; acts: ShowActs }) {
  if (!customer.mergedInto) return <DetailActs>{acts(customer)}</DetailActs>;
  if (isErased(customer))
    return <Alert type="warning" showIcon className="profile-merged" title="该用户已注销：个人信息已清除，只保留订单和流水" />;
  return <Merged into={customer.mergedInto} />;
}

/** Profile of a customer: figures and acts above, then events, person, orders, coupons, movements, and what staff changed. */
export function CustomerProfile({ uid, acts }: { uid: number; acts: ShowActs }) {
  const may = useMay();
  const leaving = useLeaving();
  const items = [
    // First for a caller: events, and a box for what is said.
    ...(may(timelineCalls.timeline) ? [timeline] : []),
    ...(may(profileCalls.overview) ? [overview] : []),
    ...(may(profileCalls.infoByCondition) ? rowTabs(may(profileCalls.overview)) : []),
    ...(may(customerCalls.list) && may(changeCalls.list) ? [history] : []),
  ];
  const [picked, setTab] = useState<string | number>();
  // Acts stand on the row of the customer, which the overview has; its tab says its failure.
  const { data: seen } = useCall(
    profileCalls.overview,
    { userId: uid },
    { enabled: may(profileCalls.overview), saysItself: true },
  );
  const tab = picked ?? items[0]?.value;
  return (
    <Loaded call={profileCalls.topDetail} input={{ userId: uid }}>
      {(top) =>
        top && (
          <article className="profile">
            <ProfileHead top={top} overview={may(profileCalls.overview) ? (seen ?? 'waits') : undefined} />
            {seen && <Acts customer={seen.customer} acts={acts} />}
            <TabStrip items={items} value={tab} onPick={(value) => void leaving(() => setTab(value))} />
            {tab !== undefined && <Content uid={uid} tab={tab} />}
          </article>
        )
      }
    </Loaded>
  );
}
