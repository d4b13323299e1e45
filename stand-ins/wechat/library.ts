interface LibraryKeyword {
  kid: number;
  name: string;
  kind: string;
}

/** Template that accounts add by its number, with the keywords they may pick. */
export interface LibraryTemplate {
  title: string;
  keywords: readonly LibraryKeyword[];
}

const template = (title: string, ...keywords: readonly `${number} ${string} ${string}`[]): LibraryTemplate => ({
  title,
  keywords: keywords.map((keyword) => {
    const [kid, name = '', kind = ''] = keyword.split(' ');
    return { kid: Number(kid), name, kind };
  }),
});

/** Templates by category, for public accounts. The numbers of former ones are in no library any more. */
export const accountLibrary: Readonly<Record<string, LibraryTemplate>> = {
  '43216': template(
    '订单支付成功通知',
    '1 商品名称 thing',
    '2 支付金额 amount',
    '3 订单编号 character_string',
    '4 支付时间 time',
  ),
  '42984': template(
    '订单发货通知',
    '1 订单编号 character_string',
    '2 发货时间 time',
    '3 物流公司 thing',
    '4 快递单号 character_string',
  ),
};

/** Templates for mini programmes. */
export const programmeLibrary: Readonly<Record<string, LibraryTemplate>> = {
  '3578': template('付款成功通知', '3 订单编号 character_string', '6 备注 thing', '9 订单金额 amount', '4 支付时间 date'),
  '1128': template(
    '订单配送通知',
    '1 订单编号 character_string',
    '4 配送人 name',
    '6 快递公司 name',
    '7 快递单号 character_string',
    '8 商品信息 thing',
    '10 配送员电话 phone_number',
    '11 温馨提示 thing',
  ),
  '2727': template('砍价成功通知', '1 商品名称 thing', '2 底价 amount', '3 备注 thing'),
  '3098': template('拼团成功通知', '7 商品名称 thing', '9 备注 thing', '10 订单号 character_string'),
  '755': template(
    '充值成功通知',
    '1 交易单号 character_string',
    '3 充值金额 amount',
    '5 充值时间 date',
    '6 赠送金额 amount',
    '7 备注 thing',
  ),
  '1481': template('确认收货通知', '2 订单商品 thing', '5 收货时间 date', '6 订单编号 character_string'),
};
