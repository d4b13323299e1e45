import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Result, Skeleton } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { type PassInfo, passAccountCalls } from '#contract/services/pass/account.ts';
import { type PassPackage, passPackageCalls, passPayTypes } from '#contract/services/pass/packages.ts';
import { type PassServiceName, passServiceKeys } from '#contract/services/pass/pass-services.ts';
import { CodePicture } from '#web/ui/code-picture/code-picture.tsx';
import { Failing, countText, inlineErrors, queryOf, useRun, yuanText } from '#web/ui/index.ts';

const SIDE = 135;
const WATCH_MS = 5000;

/** Time that is left in minutes and seconds. */
const leftText = (ms: number): string => {
  const seconds = Math.max(Math.ceil(ms / 1000), 0);
  return `${Math.floor(seconds / 60)} 分 ${String(seconds % 60).padStart(2, '0')} 秒`;
};

/** Milliseconds until a moment, counted down; undefined where there is none. */
function useLeft(until: Date | null | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return until ? until.getTime() - now : undefined;
}

interface Props {
  type: PassServiceName;
  bought: PassPackage;
  payType: (typeof passPayTypes.values)[number];
  /** Account as it was before. */
  info: PassInfo;
  onPaid: () => void;
}

/** Code of a package, watched until the counter has grown. */
export function PayCode({ type, bought, payType, info, onPaid }: Props) {
  const key = passServiceKeys[type];
  const [before] = useState(info[key].num);
  const { mutate, data, error, isPending } = useRun(passPackageCalls.drawCode, { saysItself: true });
  const code = data?.answer;
  const draw = useCallback(
    () => mutate({ mealId: bought.id, price: bought.price, num: bought.num, type, payType }),
    [mutate, bought, type, payType],
  );
  useEffect(draw, [draw]);
  const left = useLeft(code?.invalid);
  const isOver = left !== undefined && left <= 0;
  const { data: watched } = useQuery({
    ...queryOf(passAccountCalls.info, { isFresh: true }),
    ...inlineErrors,
    enabled: code !== undefined && !isOver,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => ((state.data?.[key].num ?? before) > before ? false : WATCH_MS),
  });
  const now = watched?.[key].num ?? before;
  const isPaid = now > before;
  const client = useQueryClient();
  // The page around it shows what was left before.
  useEffect(() => {
    if (isPaid) void client.invalidateQueries({ queryKey: [passAccountCalls.info.noun] });
  }, [isPaid, client]);
  if (isPaid)
    return (
      <Result
        status="success"
        title="购买成功"
        subTitle={`已到账 ${countText(now - before)} 条，当前剩余 ${countText(now)} 条`}
        extra={<Button onClick={onPaid}>继续购买</Button>}
      />
    );
  if (error) return <Failing error={error} again={draw} />;
  if (!code || isPending) return <Skeleton active paragraph={{ rows: 3 }} title={false} />;
  return (
    <div className="pass-code">
      <p>
        {passPayTypes.labels[payType]}
        {left !== undefined && !isOver && `（支付码 ${leftText(left)}后过期）`}
      </p>
      {isOver ? (
        <>
          <p role="status">支付码已过期</p>
          <Button onClick={draw}>重新获取</Button>
        </>
      ) : (
        <>
          <CodePicture text={code.qr_code} side={SIDE} label="套餐付款二维码" />
          <p className="figure">{yuanText(bought.price)}</p>
          <p role="status">扫码付款后，到账会自动显示在这里</p>
        </>
      )}
    </div>
  );
}
