import { byUid, noText, personalData } from '#server/platform/write/personal.ts';

personalData({
  table: 'customer_address',
  of: byUid,
  blank: { name: noText, phone: noText, province: noText, city: noText, district: noText, detail: noText },
  removes: true,
  namedBy: 'uid',
});
