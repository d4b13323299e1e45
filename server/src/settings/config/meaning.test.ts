import { describe, expect, it } from 'vitest';
import { everySetting } from '#contract/index.ts';
import { settingNamed } from '#contract/settings/setting.ts';
import { meaningOf } from './queries.ts';

describe('what a setting means', () => {
  it.each<[key: string, string | undefined, unknown]>([
    ['store_stock', undefined, 20],
    ['store_stock', '', 20],
    ['store_stock', 'many', 20],
    ['store_stock', '-1', 20],
    ['store_stock', '0', 0],
    ['order_cancel_time', '0.5', 0.5],
    ['order_cancel_time', '0', 1],
    ['order_receive_days', '9999', 7],
    ['store_free_postage', '88.8', 8880],
    ['store_free_postage_switch', '1', true],
    ['store_free_postage_switch', 'true', true],
    ['store_free_postage_switch', 'x', false],
    ['login_captcha_always', 'on', true],
    ['uploadType', '7', '1'],
    ['image_ext_str', undefined, ['jpg', 'jpeg', 'gif', 'png', 'bmp', 'mp4']],
    ['image_ext_str', 'png,,webp', ['png', 'webp']],
    ['image_ext_str', '', []],
    ['localUploadUrl', 'javascript:x', ''],
  ])('%s of %j is %j', (key, stored, meaning) => {
    const setting = settingNamed(key);

    expect(setting && meaningOf(setting, stored)).toEqual(meaning);
  });

  it('is known of every setting in a new shop', () => {
    for (const { key, initial, value } of everySetting()) expect([key, value.safeParse(initial).success]).toEqual([key, true]);
  });
});
