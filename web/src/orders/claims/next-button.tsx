import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PASSED_MAX, claimCalls } from '#contract/orders/claims.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { useLeaving } from '#web/ui/action/use-leaving.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { DIALOG, isTyping } from '#web/ui/list/use-row-keys.ts';
import { useOuterScene } from '#web/ui/scene/scene.ts';
import { useMay, useRun } from '#web/ui/wire/index.ts';

/** Orders that were opened one after another in this sitting, so that the queue goes on behind them. */
let passed: readonly string[] = [];

const pass = (...orders: readonly string[]) => {
  passed = [...new Set([...passed, ...orders])].slice(-PASSED_MAX);
};

const KEY = 'n';

interface Props {
  /** The order at hand, which is left for the next one. */
  from?: string;
  /** True for the button in sight that also listens to its key. */
  hasKey?: boolean;
}

/** Takes the next order of the queue, and opens it. */
export const NextButton = needing(function NextButton({ from, hasKey = false }: Props) {
  const may = useMay()(claimCalls.claimNext);
  const address = useOuterScene()?.address;
  const navigate = useNavigate();
  const isPhone = useLocation().pathname.startsWith('/javaMobile/orderDetail');
  const open = (orderNo: string) =>
    isPhone ? void navigate(`/javaMobile/orderDetail/${orderNo}`) : address?.set({ open: orderNo });
  const { mutate, isPending } = useRun(claimCalls.claimNext, {
    then: ({ orderNo }) => {
      if (orderNo !== null) {
        pass(orderNo);
        return open(orderNo);
      }
      notify.info(passed.length > 0 ? '后面没有等待处理的订单了，再按一次从头开始' : '现在没有等你处理的订单');
      passed = [];
    },
  });
  const leaving = useLeaving();
  // Asked first: who stays with what they type takes no further order.
  const go = () =>
    void leaving(() => {
      const current = from ?? address?.get('open');
      if (current) pass(current);
      mutate({ passed: [...passed] });
    });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (event.key !== KEY || !isPlain || isPending || isTyping(event.target) || document.querySelector(DIALOG)) return;
      event.preventDefault();
      go();
    };
    if (!may || !hasKey) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  if (!may) return null;
  return (
    <SlotButton loading={isPending} onClick={go}>
      接手下一单
    </SlotButton>
  );
}, claimCalls.claimNext);
