import { Alert, Button, Popover } from 'antd';
import { Link } from 'react-router';
import { reaches } from '#web/ui/wire/index.ts';

interface Props {
  /** Through the account of 一号通, rather than through 99Api. */
  isByPass: boolean;
  /** Number of products that the account is still good for. */
  left: number;
  onLeave: () => void;
}

const PURCHASE = '/operation/systemSms/pay';
const SETTINGS = '/operation/setting';

const howTo = (
  <ol className="collect-how-to">
    <li>在 www.99api.com 注册，开通要采集的平台的“商品详情”接口</li>
    <li>把接口给的 apiKey 填到“采集商品配置”的 99Api apiKey，接口选择设为 99Api</li>
    <li>请系统管理员填好各平台的接口地址</li>
  </ol>
);

/** Notice on what becomes of a collected product, and where collecting is set up. */
export const CollectNotice = ({ isByPass, left, onLeave }: Props) => (
  <Alert
    className="collect-notice"
    type="info"
    showIcon
    title={
      <>
        支持淘宝、天猫、京东、苏宁的商品链接，采集的商品默认不上架。
        {isByPass ? (
          <>
            {`剩余采集次数：${left}，`}
            {reaches(PURCHASE) ? (
              <Link to={`${PURCHASE}?type=copy`} onClick={onLeave}>
                去购买
              </Link>
            ) : (
              '用完请超级管理员购买。'
            )}
          </>
        ) : (
          <Popover placement="bottom" trigger="click" title="配置 99Api 密钥" content={howTo}>
            <Button type="link" size="small">
              如何配置密钥
            </Button>
          </Popover>
        )}
      </>
    }
    description={
      <>
        采集设置在
        {reaches(SETTINGS) ? (
          <Link to={SETTINGS} onClick={onLeave}>
            设置 › 系统设置
          </Link>
        ) : (
          '设置 › 系统设置'
        )}
        的“第三方接口设置 › 采集商品配置”。用一号通采集请先登录一号通账号，没有一号通请选择 99Api。
      </>
    }
  />
);
