import { segmentCalls } from '#contract/segments/segments.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { getSegment, listSegments, segments } from './queries.ts';
import { saveSegment } from './save-segment.ts';

export const segmentRoutes = serve(segmentCalls, {
  list: read(listSegments),
  info: read(getSegment),
  save: write(saveSegment),
  update: write(saveSegment),
  delete: write(segments.delete),
});
