import { demoAnswers, demoChannelCalls } from '#contract/services/demo-channel.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { RunButton, useCall, useMay } from '#web/ui/index.ts';

const OPENS =
  '开通演示通道？收款码和退款由本机的演示程序应答，不会动真钱；对外接口不能再自行上报微信付款。正式收款前请先关闭它。';
const CLOSES = '关闭演示通道？还在等待的演示付款会到期关闭，演示商户的资料会清空。';

const touches = [outsideServiceCalls.list.noun];

function useChannel() {
  const isKnown = useMay()(demoChannelCalls.info);
  return useCall(demoChannelCalls.info, {}, { enabled: isKnown }).data;
}

/** Opens the channel of a demonstration where there can be one, and closes it. */
export function DemoChannelSwitch() {
  const channel = useChannel();
  if (channel?.isOffered) return <RunButton label="演示" call={demoChannelCalls.open} input={{}} ask={OPENS} touches={touches} />;
  return channel?.isOn && <RunButton label="关闭演示" call={demoChannelCalls.close} input={{}} ask={CLOSES} touches={touches} />;
}

/** Says how the channel answers the next request by which something is done. */
export function DemoChannelAnswers() {
  const channel = useChannel();
  if (!useMay()(demoChannelCalls.spoil) || !channel?.isOn) return null;
  const { next } = channel;
  return (
    <div className="demo-answers" role="group" aria-label="演示下一次回答">
      <span>{next === null ? '下一次下单或退款：' : `下一次下单或退款会演示“${demoAnswers.labels[next]}”：`}</span>
      {demoAnswers.values.map((act) => (
        <RunButton
          key={act}
          label={demoAnswers.labels[act]}
          call={demoChannelCalls.spoil}
          input={{ act }}
          disabled={next === act}
        />
      ))}
    </div>
  );
}
