import { Alert } from 'antd';
import { type Opening, type OpeningItem, openingCalls, openingStates } from '#contract/move-in/openings.ts';
import { showMoment } from '#contract/moment.ts';
import { Choice, GoButton, Loaded, PageHead, RunButton, usePolling } from '#web/ui/index.ts';
import { MOVES } from '../places.ts';
import '../maintenance.css';
import './opening-page.css';

const POLL_MS = 30_000;

const Item = ({ item: { label, state, value, advice, to } }: { item: OpeningItem }) => (
  <li>
    <h2>{label}</h2>
    <Choice of={openingStates} value={state} />
    <div>
      <strong>{value}</strong>
      {advice !== '' && <p>{advice}</p>}
      {to !== '' && <GoButton label="去处理" to={to} />}
    </div>
  </li>
);

const questionOf = (atOnce: readonly string[]) =>
  `开始营业后定时任务马上恢复${atOnce.length > 0 ? `，将会：${atOnce.join('；')}` : ''}。开始以后不能再搬入旧店的数据，也不能退回。确定现在开始营业？`;

/** Matters to be settled before the shop opens, and what happens at once when it does. */
export function OpeningPage() {
  usePolling(openingCalls.info, POLL_MS);
  return (
    <section className="opening" aria-label="开始营业">
      <Loaded call={openingCalls.info} input={{}} title="开始营业" back={MOVES}>
        {(opening) => opening && <Day of={opening} />}
      </Loaded>
    </section>
  );
}

function Day({ of: { isAsleep, asleepSince, openedTime, openedBy, items, atOnce } }: { of: Opening }) {
  if (!isAsleep)
    return (
      <>
        <PageHead title="开始营业" />
        <Alert
          type="info"
          showIcon
          title={
            openedTime
              ? `商店已由${openedBy}在 ${showMoment(openedTime).slice(0, 16)} 开始营业`
              : '这个商店没有从别处搬来，一直在营业，这里没有要做的事'
          }
        />
      </>
    );
  return (
    <>
      <PageHead title="开始营业">
        <RunButton label="开始营业" call={openingCalls.start} input={{}} ask={questionOf(atOnce)} says="商店已开始营业" primary />
      </PageHead>
      <Alert
        type="warning"
        showIcon
        title={`商店还没有开始营业，定时任务从 ${asleepSince && showMoment(asleepSince).slice(0, 16)} 起暂停，给用户的通知都在等待，前台只能浏览，不能下单`}
      />
      <ul className="status-items" aria-label="开始营业前要做的事">
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
      <h2 className="opening-title">开始营业后马上会做的事</h2>
      {atOnce.length === 0 ? (
        <p className="opening-none">没有到期的订单、优惠券和通知，什么也不会马上发生。</p>
      ) : (
        <ul className="opening-acts">
          {atOnce.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}
