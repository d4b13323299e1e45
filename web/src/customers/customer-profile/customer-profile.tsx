import { useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { profileCalls, profileTabs } from '#contract/profiles/profiles.ts';
import { Can, Loaded, Portrait, TabStrip, yuanText } from '#web/ui/index.ts';
import { PhoneNumber } from './phone-number.tsx';
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

/** One customer: figures above, and what they ordered, hold and moved. */
export function CustomerProfile({ uid }: { uid: number }) {
  const [tab, setTab] = useState<(typeof profileTabs.values)[number]>(profileTabs.orders);
  const Rows = tabContents[tab];
  return (
    <Loaded call={profileCalls.topDetail} input={{ userId: uid }}>
      {(top) =>
        top && (
          <article className="profile">
            <Head top={top} />
            <Can call={profileCalls.infoByCondition}>
              <TabStrip
                items={profileTabs.options}
                value={tab}
                onPick={(picked) => setTab(profileTabs.values.find((value) => value === picked) ?? tab)}
              />
              <Rows key={`${uid} ${tab}`} uid={uid} />
            </Can>
          </article>
        )
      }
    </Loaded>
  );
}
