import { z } from 'zod';
import type { PublicAccount } from '#server/platform/public-account.ts';
import { bodyOf, shaped } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';

const Scene = z.object({ ticket: z.string().min(1), url: z.string().min(1) });

/** Codes whose scan comes back to us as an event with the scene in it. */
export const sceneVerbs = ({ ask }: WechatLine): Pick<PublicAccount, 'createScene'> => ({
  async createScene(scene, seconds) {
    const body = bodyOf({
      action_name: 'QR_STR_SCENE',
      expire_seconds: seconds,
      action_info: { scene: { scene_str: scene } },
    });
    return shaped(Scene, await ask({ path: '/cgi-bin/qrcode/create', body }));
  },
});
