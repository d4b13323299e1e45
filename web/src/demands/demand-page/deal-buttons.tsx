import { demandCalls } from '#contract/demands/demands.ts';
import { quoteCalls } from '#contract/demands/quotes.ts';
import { DialogButton, TextField, needed } from '#web/ui/index.ts';

interface Props<C> {
  id: number;
  title: string;
  /** Repeats the dialog's own, where a row looks for it. */
  call: C;
}

const { deal } = demandCalls;
const { order } = quoteCalls;

/** Makes an order of the accepted quote. */
export const OrderButton = ({ id, title }: Props<typeof order>) => (
  <DialogButton
    label="生成订单"
    title={`按采纳的报价生成订单：${title}`}
    saveLabel="生成订单"
    primary
    call={order}
    start={{ id, realName: '', phone: '', address: '' }}
    says={({ orderNo }) => `已生成订单 ${orderNo}，等待付款`}
    touches={['order', 'demand']}
  >
    <p>商品、单价和运费按采纳的报价，生成后扣减库存、订单待付款。报价里每条明细都要选好店铺的商品规格。</p>
    <TextField name="realName" check={needed('请填写收货人')} />
    <TextField name="phone" inputMode="tel" />
    <TextField name="address" check={needed('请填写收货地址')} placeholder="省、市、区和详细地址" />
  </DialogButton>
);

/** Ends a demand with an order that there is. */
export const DealButton = ({ id, title }: Props<typeof deal>) => (
  <DialogButton
    label="填订单号成交"
    title={`成交：${title}`}
    saveLabel="成交"
    call={deal}
    start={{ id, orderNo: '' }}
    says="已成交"
  >
    <TextField name="orderNo" check={needed('请输入订单号')} help="承接店铺的订单，一个订单只能对应一条需求" />
  </DialogButton>
);
