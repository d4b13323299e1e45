import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { getFreightForm, getFreightTemplate, listFreeRegions, listFreightTemplates, listRegions } from './queries.ts';
import { quoteFreight } from './quote-freight.ts';
import { removeFreightTemplate } from './remove-freight-template.ts';
import { saveFreightTemplate } from './save-freight-template.ts';
import { updateFreightTemplate } from './update-freight-template.ts';

export const freightTemplateRoutes = serve(freightTemplateCalls, {
  list: read(listFreightTemplates),
  info: read(getFreightTemplate),
  quote: read(quoteFreight),
  save: write(saveFreightTemplate),
  update: edit(updateFreightTemplate, getFreightForm),
  remove: write(removeFreightTemplate),
  regions: read(listRegions),
  freeRegions: read(listFreeRegions),
});
