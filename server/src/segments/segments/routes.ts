import { segmentCalls } from '#contract/segments/segments.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { getSegment, listSegments, segments } from './queries.ts';
import { saveSegment } from './save-segment.ts';

export const segmentRoutes = serve(segmentCalls, {
  list: read(listSegments),
  info: read(getSegment),
  save: write(saveSegment),
  update: edit(saveSegment, getSegment),
  delete: write(segments.delete),
});
