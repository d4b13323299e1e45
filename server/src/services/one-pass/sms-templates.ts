import { z } from 'zod';
import { type PassTemplate, passTemplateTypes } from '#contract/services/pass/sms-templates.ts';
import type { PassAccount } from '#server/platform/pass-account/pass-account.ts';
import { pageIn, word } from './counted-rows.ts';
import type { OnePass } from './one-pass.ts';

const number = z.coerce.number().int();
const Row = z.object({
  id: number,
  temp_id: word,
  title: word,
  content: word,
  temp_type: number.optional().catch(undefined),
  status: number.catch(0),
  type: word,
  add_time: word,
});

function templateIn(row: unknown): PassTemplate | undefined {
  const { data } = Row.safeParse(row);
  // Rows of applications have the number of the type where those of templates have its name.
  return data && { ...data, temp_type: data.temp_type ?? (Number(data.type) || passTemplateTypes.code) };
}

/** Templates of text messages, and the signature that stands before them. */
export const onePassTemplates = (
  onePass: OnePass,
): Pick<PassAccount, 'templates' | 'appliedTemplates' | 'applyTemplate' | 'changeSign'> => ({
  async templates({ page, limit }) {
    const answer = await onePass.read('sms_v2/temps', { page: String(page), limit: String(limit), temp_type: '0' });
    return pageIn(answer, { page, limit }, templateIn);
  },
  async appliedTemplates({ type, page, limit }) {
    const form = { page: String(page), limit: String(limit), ...(type !== undefined && { temp_type: String(type) }) };
    return pageIn(await onePass.read('sms_v2/applys', form), { page, limit }, templateIn);
  },
  async applyTemplate({ title, content, type }) {
    await onePass.change('sms_v2/apply', { title, content, type: String(type) });
  },
  async changeSign({ sign, phone, code }) {
    await onePass.change('sms_v2/modify', { sign, phone, verify_code: code });
  },
});
