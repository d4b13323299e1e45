import { settingNamed } from '#contract/settings/setting.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setConfig } from '#server/settings/index.ts';

const SELLER = {
  invoice_seller_name: '信号楼铁路文创有限公司',
  invoice_seller_address: '湖北省武汉市武昌区中山路 642 号',
  invoice_seller_phone: '027-88001234',
  invoice_seller_bank: '中国工商银行武昌支行',
  invoice_seller_account: '3202000100012345678',
  invoice_seller_drawer: '周敏',
  invoice_tax_code: '1060512990000000000',
  integral_ratio: '0.1',
};

/** The shop as a seller, what it sells to the tax platform, and what a point is worth there. */
export async function seedSeller({ tx, now }: Write): Promise<void> {
  for (const [key, value] of Object.entries(SELLER)) {
    const setting = settingNamed(key);
    if (setting) await setConfig(tx, setting, value, now);
  }
}
