import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { sendingStates } from '#contract/segments/coupon-sending-record.ts';
import { Choice, Facts, Loaded, countText, when } from '#web/ui/index.ts';
import { RunAtWork } from '#web/ui/record/run-at-work.tsx';

const { failed, sending } = sendingStates;

/** A sending: for whom, when, and how far it came. */
export function SendingDetail({ id }: { id: number }) {
  const client = useQueryClient();
  const refresh = () => {
    for (const noun of [couponSendingCalls.list.noun, 'coupon_user', 'coupon_result'])
      void client.invalidateQueries({ queryKey: [noun] });
  };
  return (
    <Loaded call={couponSendingCalls.info} input={{ id }}>
      {(row) =>
        row && (
          <>
            {row.state === sending && row.runId !== null && row.jobId !== null && (
              <RunAtWork id={row.runId} jobId={row.jobId} then={refresh} />
            )}
            <Facts
              of={[
                ['发放状态', <Choice key="state" of={sendingStates} value={row.state} />],
                ['原因', row.reason],
                [
                  '优惠券',
                  <Link key="coupon" to={`/marketing/coupon/list?open=${row.couponId}`}>
                    {row.couponName}
                  </Link>,
                ],
                ['发给谁', row.whom],
                ['发放时间', when(row.at)],
                ['符合条件', row.people > 0 && `${countText(row.people)} 位用户`],
                ['已发给', row.people > 0 && `${countText(row.given)} 位用户`],
                ['经手人', row.adminName],
                ['创建时间', when(row.createTime)],
              ]}
            />
            {row.state === failed && row.runId !== null && (
              <p className="sending-note">
                没有发到的用户可以在<Link to={`/run?kind=customer.runMany&open=${row.runId}`}>批量操作记录</Link>
                里重试，已收到的不会重复。
              </p>
            )}
          </>
        )
      }
    </Loaded>
  );
}
