import { Alert } from 'antd';
import type { BothShops, MoveFate, MoveReport, MoveTable } from '#contract/move-in/moves.ts';
import { Section, Signal, countText } from '#web/ui/index.ts';

const keysOf = ({ count, keys }: Pick<MoveFate, 'count' | 'keys'>) => `${keys.join('、')}${count > keys.length ? ' …' : ''}`;

const bothOf = (values: MoveTable['conflicts']['examples'][number]['values']): string =>
  values.map(({ column, theirs, ours }) => `${column} 旧店 ${theirs}，新店 ${ours}`).join('；') || '新店改过，旧店的变化没有再搬';

const Fate = ({ name, of }: { name: string; of: MoveFate }) => (
  <li>
    {name} {countText(of.count)}：{of.why}
    <small>{keysOf(of)}</small>
  </li>
);

/** Records of a table that came, and what became of the rest. */
function TableRow({
  of: { label, source, read, brought, already, renewed, leftOut, altered, changed, gone, conflicts },
}: {
  of: MoveTable;
}) {
  return (
    <tr>
      <th scope="row">
        {label}
        <small>{source}</small>
      </th>
      <td className="move-figure">{countText(read)}</td>
      <td className="move-figure">{countText(brought)}</td>
      <td className="move-figure">{already > 0 && countText(already)}</td>
      <td>
        <ul className="move-fates">
          {leftOut.map((fate) => (
            <Fate key={fate.why} name="没有搬" of={fate} />
          ))}
          {altered.map((fate) => (
            <Fate key={fate.why} name="有改动" of={fate} />
          ))}
          {renewed > 0 && <li>有变化再搬 {countText(renewed)}</li>}
          {changed.count > 0 && <Fate name="没有再搬" of={{ ...changed, why: '搬来以后旧店又改过' }} />}
          {gone.count > 0 && <Fate name="旧店已删除" of={{ ...gone, why: '新店仍保留' }} />}
          {conflicts.count > 0 && <li>两边都改过 {countText(conflicts.count)}：保留新店的，请逐条核对</li>}
          {conflicts.examples.map(({ key, values }) => (
            <li key={key}>
              {key}
              <small>{bothOf(values)}</small>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

const Tables = ({ of }: { of: readonly MoveTable[] }) => (
  <div className="move-scroll">
    <table className="move-table" aria-label="每张表">
      <thead>
        <tr>
          <th scope="col">内容</th>
          <th scope="col" className="move-figure">
            读到
          </th>
          <th scope="col" className="move-figure">
            搬来
          </th>
          <th scope="col" className="move-figure">
            以前已搬
          </th>
          <th scope="col">没有搬的和有改动的</th>
        </tr>
      </thead>
      <tbody>
        {of.map((table) => (
          <TableRow key={table.label} of={table} />
        ))}
      </tbody>
    </table>
  </div>
);

const Both = ({ of, label }: { of: readonly BothShops[]; label: string }) => (
  <div className="move-scroll">
    <table className="move-table move-both" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col" className="move-figure">
            旧店
          </th>
          <th scope="col" className="move-figure">
            新店
          </th>
          <th scope="col">结果</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ label: item, theirs, ours }) => (
          <tr key={item}>
            <th scope="row">{item}</th>
            <td className="move-figure">{theirs}</td>
            <td className="move-figure">{ours}</td>
            <td>{theirs === ours ? '一致' : <Signal of="trouble">不同</Signal>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Report of a move: whether both shops are even comes first. */
export function Report({ of: { tables, parts, unread, notes, sums, differences, differing } }: { of: MoveReport }) {
  const isEven = differing === 0;
  return (
    <div className="move-report">
      <Alert
        type={isEven ? 'success' : 'warning'}
        showIcon
        title={isEven ? '新旧两边对账一致，没有差异' : `新旧两边有 ${differing} 处不同，每一处都列在下面`}
      />
      {notes.length > 0 && (
        <Section title="开门前请注意">
          <ul className="move-notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Section>
      )}
      {!isEven && (
        <Section title={`差异 ${differing} 处`}>
          <Both of={differences} label="差异" />
          {differing > differences.length && <p className="move-note">只列出前 {differences.length} 处。</p>}
        </Section>
      )}
      <Section title="对账">
        <Both of={sums} label="对账" />
      </Section>
      <Section title="搬来的内容">
        <Tables of={tables} />
      </Section>
      {parts.length + unread.length > 0 && (
        <Section title="其他的表">
          <ul className="move-notes">
            {parts.map(({ table, count, orphans }) => (
              <li key={table}>
                {table}：{countText(count)} 行，随主记录一起搬
                {orphans > 0 && `，其中 ${countText(orphans)} 行的主记录不存在，没有搬`}
              </li>
            ))}
            {unread.map(({ table, count, why }) => (
              <li key={table}>
                {table}：{countText(count)} 行没有读，{why}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
