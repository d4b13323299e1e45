import type { Input } from '#contract/call.ts';
import { collectedDraftRefusals } from '#contract/collection/drafts.ts';
import { collectedProductRefusals, type collectedProductCalls } from '#contract/collection/collected-products.ts';
import { Refusal } from '#contract/refusal.ts';
import { connectorRefusals } from '#contract/services/connector.ts';
import type { RowDraft } from '#server/jobs/index.ts';
import { CONNECTOR_MAX } from '#server/platform/connector.ts';
import type { Services } from '#server/platform/services.ts';
import { draftsOf } from './queries.ts';
import { sourceOf } from './read-outside.ts';
import { linkIn } from './rules.ts';

type ManyCall = typeof collectedProductCalls.collectMany;

async function linesOf({ providers }: Services, { urls = [], shopUrl = '', page, limit }: Input<ManyCall>): Promise<string[]> {
  if (urls.length > 0) return [...new Set(urls.map((line) => line.trim()).filter((line) => line !== ''))];
  const shop = { link: shopUrl.trim(), page, limit: Math.min(limit, CONNECTOR_MAX) };
  const { list } = await providers.connector.productsOf(shop);
  if (list.length === 0) throw collectedProductRefusals.NOTHING_THERE();
  return [...new Set(list)];
}

function rowOf(line: string): RowDraft {
  const row = { key: line, target: null, state: 'waiting', reason: '' } as const;
  try {
    return { ...row, input: { url: linkIn(line) } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...row, input: { url: line }, state: 'refused', reason: error.message };
  }
}

const urlOf = ({ input }: RowDraft): string => String(Object(input).url);

/** Looks through the lines, and asks a shop for those of its page; lines that need the connector need somebody who is signed in. */
export const askForMany =
  (services: Services) =>
  async (input: Input<ManyCall>): Promise<RowDraft[]> => {
    const rows = (await linesOf(services, input)).map(rowOf);
    const known = await draftsOf(services.database.db, rows.map(urlOf));
    const planned = rows.map((row): RowDraft => {
      const draftId = known.get(urlOf(row));
      if (draftId === undefined) return row;
      return { ...row, state: 'unchanged', reason: collectedDraftRefusals.KNOWN({ draftId }).message, target: draftId };
    });
    const needsSession = planned.some((row) => row.state === 'waiting' && sourceOf(urlOf(row)) === 'guotie');
    const { connector } = services.providers;
    if (needsSession && !(await connector.isSetUp())) throw connectorRefusals.NO_ADDRESS();
    if (needsSession && !(await connector.session())) throw connectorRefusals.NOT_SIGNED_IN();
    return planned;
  };
