import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Result, Skeleton } from 'antd';
import { useCallback, useEffect } from 'react';
import type { Answer } from '#contract/call.ts';
import { deskPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { attemptRefusals } from '#contract/payments/attempts.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { DemoMark, DemoPaymentActs } from '#web/payments/index.ts';
import { GoButton } from '#web/ui/action/go-button.tsx';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { CodePicture } from '#web/ui/code-picture/code-picture.tsx';
import { Empty, Failing } from '#web/ui/list-parts/list-states.tsx';
import { inlineErrors, isRefusedBy, queryOf, useMay, useRun } from '#web/ui/wire/index.ts';
import type { DialogOf } from './order-dialog.tsx';
import '#web/ui/form/form.css';
import '#web/ui/list-parts/list.css';

type Attempt = Answer<typeof deskPaymentCalls.showCode>;

const SIDE = 208;
/** News of the order come sooner where its notice arrives; the provider is asked for the case that none does. */
const WATCH_MS = 4000;

const isOver = (attempt: Attempt | undefined) => attempt !== undefined && ['paid', 'closed', 'failed'].includes(attempt.state);

const Code = ({ codeUrl, amount, why, isDemo, number }: Attempt) =>
  codeUrl === null ? (
    <Result status="warning" title="暂时没有收款码" subTitle={why ?? '支付渠道没有答复，请稍后重新获取'} />
  ) : (
    <div className="pay-code">
      <CodePicture text={codeUrl} side={SIDE} label="收款二维码" />
      <p className="figure">
        {yuanText(amount)} {isDemo && <DemoMark />}
      </p>
      {isDemo ? (
        <>
          <p>演示通道不会动真钱，这个码也扫不开：用下面的按钮演示用户付款和渠道的通知</p>
          <DemoPaymentActs number={number} noun={deskPaymentCalls.watchCode.noun} />
        </>
      ) : (
        <p>请用户用微信扫一扫付款，到账后这里会自动显示</p>
      )}
    </div>
  );

const isNotConnected = (error: Error | null) => isRefusedBy(error, attemptRefusals.NOT_CONNECTED);

const SERVICES = '/maintain/system/services';

/** Says what to do where nobody has connected a provider, and leads those there who may. */
function NotConnected() {
  const may = useMay();
  return (
    <Empty
      says={
        may(outsideServiceCalls.list)
          ? '还没有接通微信支付，接通后才有收款码'
          : '还没有接通微信支付，请联系管理员在「外部服务」里接通'
      }
      action={<GoButton label="去外部服务" to={SERVICES} call={outsideServiceCalls.list} />}
    />
  );
}

/** Code by which a customer beside or on the telephone pays an order, until the money has come. */
export function CodeDialog({ order: { orderId: orderNo, realName }, onClose }: DialogOf) {
  useFocusBack();
  const { mutate, data, error, isPending } = useRun(deskPaymentCalls.showCode, { saysItself: true });
  const shown = data?.answer;
  const show = useCallback(() => mutate({ orderNo }), [mutate, orderNo]);
  useEffect(show, [show]);
  const { data: watched } = useQuery({
    ...queryOf(deskPaymentCalls.watchCode, { orderNo }),
    ...inlineErrors,
    enabled: shown !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : WATCH_MS),
  });
  const isPaid = watched?.state === 'paid';
  const isCodeOver = isOver(watched) && watched?.number === shown?.number;
  const attempt = isCodeOver && watched ? { ...watched, codeUrl: null } : shown;
  const footer = (
    <>
      {!isPaid && !isNotConnected(error) && (
        <Button loading={isPending} onClick={show}>
          重新获取
        </Button>
      )}
      <Button type="primary" onClick={onClose}>
        关闭
      </Button>
    </>
  );
  return (
    <Modal open className="form-dialog" title="扫码收款" width={420} footer={footer} onCancel={onClose}>
      <p className="dialog-order">
        {realName} <CopyText text={orderNo} />
      </p>
      {isPaid && <Result status="success" title="已收款" subTitle={yuanText(watched.amount)} />}
      {!isPaid && error && (isNotConnected(error) ? <NotConnected /> : <Failing error={error} again={show} />)}
      {!isPaid && attempt && <Code {...attempt} />}
      {!isPaid && isPending && <Skeleton active paragraph={{ rows: 4 }} />}
    </Modal>
  );
}
