import { type Account, type FieldTemplate, newName } from './account.ts';
import { listOf, textOf, valueOf } from './json.ts';
import { type LibraryTemplate, accountLibrary, programmeLibrary } from './library.ts';
import { refuse } from './refusal.ts';

/** Templates that an app may have at a time. */
const MOST = 25;

const lineOf = (label: string, field: string) => `${label}:{{${field}.DATA}}`;
/** Former templates of the account have a line before and after their fields. */
const contentOf = ({ fields, labels = [], isFormer }: FieldTemplate): string => {
  const lines = fields.map((field, index) => lineOf(labels[index] ?? field, field));
  return isFormer ? ['{{first.DATA}}', ...lines, '{{remark.DATA}}'].join('\n') : `${lines.join('\n')}\n`;
};

const templatesOf = ({ templates }: Account, isOfProgramme: boolean) =>
  [...templates.values()].filter((template) => (template.isOfProgramme ?? false) === isOfProgramme);

/** Template that a person put together on the pages of the platform. */
export function putTemplate(account: Account, template: Omit<FieldTemplate, 'id'>): FieldTemplate {
  const made = { id: newName('TPL_'), ...template };
  account.templates.set(made.id, made);
  return made;
}

type Keyword = LibraryTemplate['keywords'][number];

function put(account: Account, title: string, keywords: readonly Keyword[], isOfProgramme: boolean): string {
  const fields = keywords.map(({ kid, kind }) => `${kind}${kid}`);
  const labels = keywords.map(({ name }) => name);
  return putTemplate(account, { title, fields, labels, isOfProgramme }).id;
}

export function addTemplate(account: Account, sent: object): object {
  const [short, names] = [textOf(sent, 'template_id_short'), listOf(sent, 'keyword_name_list').map(String)];
  if (/^(OPENTM|TM)/.test(short)) refuse(40037, 'template of the former library');
  const known = accountLibrary[short] ?? refuse(40037, 'invalid template_id_short');
  if (names.length === 0) refuse(40246, 'keyword_name_list missing');
  const keywords = names.map((name) => known.keywords.find((one) => one.name === name) ?? refuse(40246, 'invalid keyword_name'));
  if (templatesOf(account, false).length >= MOST) refuse(45026, 'template num exceeds limit');
  return { template_id: put(account, known.title, keywords, false) };
}

export const listTemplates = (account: Account): object => ({
  template_list: templatesOf(account, false).map((template) => ({
    template_id: template.id,
    title: template.title,
    primary_industry: '',
    deputy_industry: '',
    content: contentOf(template),
    example: '',
  })),
});

export function deleteTemplate(account: Account, sent: object): void {
  if (!account.templates.delete(textOf(sent, 'template_id'))) refuse(40037, 'invalid template_id');
}

/** Keywords of a template in the library, from which a mini programme picks some. */
export function libraryKeywords(tid: string | null): object {
  const { keywords } = programmeLibrary[tid ?? ''] ?? refuse(200014, 'template tid error');
  const data = keywords.map(({ kid, name, kind }) => ({ kid, name, example: name, rule: kind }));
  return { count: data.length, data };
}

const kidsIn = (sent: object): number[] =>
  Array.from({ length: 9 }, (_, index) => valueOf(sent, `kidList[${index}]`))
    .filter((kid) => kid !== undefined)
    .map(Number);

export function addProgrammeTemplate(account: Account, sent: object): object {
  const known = programmeLibrary[textOf(sent, 'tid')] ?? refuse(200014, 'template tid error');
  const kids = kidsIn(sent);
  if (kids.length < 2 || kids.length > 5) refuse(200020, 'kidList error');
  const keywords = kids.map((kid) => known.keywords.find((one) => one.kid === kid) ?? refuse(200020, 'kidList error'));
  const scene = [...textOf(sent, 'sceneDesc')].length;
  if (scene < 1 || scene > 15) refuse(200021, 'sceneDesc error');
  if (templatesOf(account, true).length >= MOST) refuse(200012, 'private template number reach limit');
  return { priTmplId: put(account, known.title, keywords, true) };
}

export const listProgrammeTemplates = (account: Account): object => ({
  data: templatesOf(account, true).map((template) => ({
    priTmplId: template.id,
    title: template.title,
    content: contentOf(template),
    example: '',
    type: 2,
    keywordEnumValueList: Object.entries(template.options ?? {}).map(([field, enumValueList]) => ({
      keywordCode: `${field}.DATA`,
      enumValueList,
    })),
  })),
});

export function deleteProgrammeTemplate(account: Account, sent: object): void {
  if (!account.templates.delete(textOf(sent, 'priTmplId'))) refuse(200014, 'template tid error');
}
