import type { Node } from 'oxc-parser';
import { lineAt, type Source, type Violation, walk } from './source.ts';

interface Ban {
  readonly in: RegExp;
  readonly except?: RegExp;
  readonly matches: (code: string, node: Node) => boolean;
  readonly says: string;
}

const isCall = (node: Node) => node.type === 'CallExpression' || node.type === 'NewExpression';
const SCREEN = /^web\/src\/(?!ui\/|app\/)/;
const TEST = /\.(test|stories)\.tsx?$/;

const BANS: readonly Ban[] = [
  {
    in: /^server\/src\//,
    except: /^server\/src\/platform\/clock\.ts$/,
    matches: (code, node) => isCall(node) && /^(new Date\(\)|Date\.now\(\))$/.test(code),
    says: 'reads the time; take `now` from the write context, or the clock',
  },
  {
    in: /^(server|web|contract)\/src\//,
    except: /^server\/src\/platform\/start\/config\.ts$/,
    matches: (code, node) => node.type === 'MemberExpression' && code === 'process.env',
    says: 'reads the environment; only the configuration does, and passes values on',
  },
  {
    in: /^server\/src\//,
    except: /^server\/src\/(platform\/.*|app\.ts)$|\.test\.ts$/,
    matches: (code, node) =>
      (node.type === 'ImportDeclaration' && /from '(pg|drizzle-orm\/node-postgres)'/.test(code)) ||
      (node.type === 'MemberExpression' && code.endsWith('.pool')),
    says: 'reaches for the pool; queries take a Db or a Tx',
  },
  {
    in: /^server\/src\//,
    matches: (code, node) => node.type === 'MemberExpression' && /^(\w+\.)*(db|database)\s*\.(insert|update|delete)$/.test(code),
    says: 'writes outside a transaction; a write query takes a Tx',
  },
  {
    in: /^server\/src\//,
    except: /^server\/src\/platform\/database\/drizzle-session\.ts$/,
    matches: (code, node) =>
      (node.type === 'ImportDeclaration' && /from 'drizzle-orm\/node-postgres\/session'/.test(code)) ||
      (node.type === 'MemberExpression' && /(\._\.session|\.prepareQuery)$/.test(code)),
    says: 'reaches into Drizzle; drizzle-session.ts does, and says why',
  },
  {
    in: /^server\/src\//,
    except: /^server\/src\/platform\/http-client\/|\.test\.ts$/,
    matches: (code, node) =>
      (node.type === 'ImportDeclaration' && /from '(node:)?(https?|http2|tls|undici|axios)'/.test(code)) ||
      (node.type === 'CallExpression' && /^(globalThis\.)?fetch\(/.test(code)),
    says: 'asks another server by itself; `httpClient.ask` is the one way out',
  },
  {
    in: /^server\/src\/orders\//,
    except: /\/(states|move-order|insert-order|move-refund|insert-case|move-case|work-through)\.ts$|\.test\.ts$/,
    matches: (code, node) =>
      (node.type === 'Property' && /^(state|refundState)\s*:\s*('|(order|refund|payment)Moves\b)/.test(code)) ||
      (node.type === 'CallExpression' && /\.(set|values)\(\{[^}]*\b(state|refundState)\b[^}]*\}\)$/.test(code)),
    says: 'writes a state; moveOrder, moveRefund and moveCase do, by the table of moves',
  },
  {
    in: SCREEN,
    except: TEST,
    matches: (code, node) => isCall(node) && /^(fetch|new XMLHttpRequest|(message|notification)\.\w+)\(/.test(code),
    says: 'talks past the building blocks; use the call and its button, form or list',
  },
  {
    in: /^web\/src\//,
    matches: (code, node) => node.type === 'JSXAttribute' && code.startsWith('autoSize='),
    says: 'measures itself, which a test without a layout answers with a warning; name the rows',
  },
  {
    in: SCREEN,
    except: /\.test\.tsx$|\/sum-table\.tsx$/,
    matches: (code, node) =>
      node.type === 'JSXOpeningElement' &&
      /^<[a-z]/.test(code) &&
      /className="(figure-card|sum-strip|reconciliation-sums)"/.test(code),
    says: 'draws a sum by itself; FigureCard, SumStrip, SumTable and WhySum say how theirs come about',
  },
  {
    in: /\.test\.tsx?$/,
    matches: (code, node) => isCall(node) && /^vi\.(mock|doMock)\(\s*['"](\.|#)/.test(code),
    says: 'mocks a module of ours; fakes stand only at the edge, in server/test and web/test',
  },
];

export function checkBans(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => {
    const bans = BANS.filter((ban) => ban.in.test(source.path) && !ban.except?.test(source.path));
    const found: Violation[] = [];
    if (bans.length === 0) return found;
    walk(source.program, (node) => {
      const code = source.text.slice(node.start, node.end);
      for (const ban of bans) {
        if (ban.matches(code, node)) found.push({ path: source.path, line: lineAt(source.text, node.start), says: ban.says });
      }
    });
    return found;
  });
}
