import { Link } from 'react-router';
import { articleCalls } from '#contract/content/articles.ts';
import type { ArticleUse } from '#contract/content/article-links.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { Can, may, run, useCall, useMay } from '#web/ui/index.ts';

const SHOWN = 3;

const nameOf = ({ group, words }: ArticleUse): string => (words === '' ? group : `${group}“${words}”`);

/** Question before customers lose an article that something leads to; nothing is asked besides where nothing does. */
export async function askLosing(id: number, act: string): Promise<string> {
  if (!may(articleCalls.uses)) return '';
  // A server that cannot be asked refuses the act itself, in words.
  const uses = await run(articleCalls.uses, { id }).catch(() => []);
  if (uses.length === 0) return '';
  const some = uses.slice(0, SHOWN).map(nameOf).join('、');
  return `${some}${uses.length > SHOWN ? ` 等 ${uses.length} 处` : ''}链接到这篇文章，${act}后用户点开会找不到它。`;
}

/** Places from which customers come to an article; nothing while there are none. */
export function UsedIn({ id }: { id: number }) {
  const { data = [] } = useCall(articleCalls.uses, { id }, { enabled: useMay()(articleCalls.uses) });
  if (data.length === 0) return null;
  return (
    <p className="article-uses">
      <span className="quiet">链接到这里：</span>
      {data.map((use) => (
        <Can key={use.id} call={groupDataCalls.list} else={<span>{nameOf(use)}</span>}>
          <Link to={`/maintain/devconfiguration/combineddata?open=${use.gid}`}>{nameOf(use)}</Link>
        </Can>
      ))}
    </p>
  );
}
