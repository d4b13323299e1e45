import { timelineCalls } from '#contract/profiles/timelines.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { getTimeline } from './get-timeline.ts';

export const timelineRoutes = serve(timelineCalls, { timeline: read(getTimeline) });
