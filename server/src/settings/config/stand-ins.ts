import type { Setting } from '#contract/settings/setting.ts';
import { fileOfOurs } from '#server/platform/http/origin.ts';

type Pictured = Pick<Setting, 'standIn'> | undefined;

/** Picture that other clients see where the shop has set none: their forms demand one, whatever field of theirs is changed. */
export const orStandIn = (setting: Pictured, answer: string): string =>
  answer === '' && setting?.standIn ? fileOfOurs(setting.standIn) : answer;

/** Text to store: a picture that comes back as it stood in is none of the shop's own. */
export const unlessStandIn = (setting: Pictured, sent: string): string =>
  setting?.standIn && sent === fileOfOurs(setting.standIn) ? '' : sent;
