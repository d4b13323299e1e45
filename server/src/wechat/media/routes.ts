import { mediaCalls } from '#contract/wechat/media.ts';
import { type Route, handle, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { uploadMedia } from './upload-media.ts';

export const mediaRoutes = (services: Services): Route[] => serve(mediaCalls, { upload: handle(uploadMedia(services)) });
