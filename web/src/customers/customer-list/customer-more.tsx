import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { promoterOrNot } from '#contract/customers/enums.ts';
import { shortMoment } from '#web/ui/index.ts';

const NONE = '–';
const orNone = (text: string | null) => text || NONE;

const factsOf = ({ isPromoter, createTime, lastLoginTime, phone, tagName, addres, mark, spreadNickname }: CustomerRow) =>
  [
    ['身份', promoterOrNot.labels[`${isPromoter}`]],
    ['首次访问', shortMoment(createTime)],
    ['近次访问', lastLoginTime ? shortMoment(lastLoginTime) : NONE],
    ['手机号', orNone(phone)],
    ['标签', orNone(tagName).replaceAll(',', '、')],
    ['推荐人', spreadNickname],
    ['地址', orNone(addres)],
    ['备注', orNone(mark)],
  ] as const;

/** Content of an opened row. */
export const CustomerMore = ({ customer }: { customer: CustomerRow }) => (
  <dl className="customer-more">
    {factsOf(customer).map(([label, fact]) => (
      <div key={label}>
        <dt>{label}：</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);
