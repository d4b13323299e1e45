import type { ReactNode } from 'react';
import { type Demand, demandStates } from '#contract/demands/demand-record.ts';
import { type Quote, quoteStates } from '#contract/demands/quote-record.ts';
import { quoteCalls } from '#contract/demands/quotes.ts';
import type { Fen } from '#contract/fen.ts';
import { Choice, Empty, Loaded, RunButton, Section, Signal, useSession, yuanText } from '#web/ui/index.ts';
import { OrderButton } from './deal-buttons.tsx';
import { QuoteButton } from './quote-button.tsx';

const { list, save, update, withdraw, accept, order } = quoteCalls;
const { open, accepted, declined, withdrawn } = quoteStates;

/** Difference of a price from the lowest of them. */
const More = ({ price, lowest }: { price: Fen; lowest: Fen }) =>
  price > lowest && <span className="quote-more">{`高 ${yuanText(price - lowest)}`}</span>;

interface CardProps {
  of: Demand;
  quote: Quote;
  /** Lowest price of each line, and lowest sum. */
  lowest: { lines: readonly Fen[]; freight: Fen; amount: Fen };
  /** True where others stand beside it. */
  isOneOfSeveral: boolean;
}

function Lines({ of, quote, lowest }: Omit<CardProps, 'isOneOfSeveral'>) {
  return (
    <ul>
      {quote.items.map(({ price, skuName, note }, at) => (
        <li className="quote-line" key={at}>
          <span>{of.items[at]?.name}</span>
          <span>{`${yuanText(price)} × ${of.items[at]?.num ?? 0}`}</span>
          <More price={price} lowest={lowest.lines[at] ?? price} />
          {(skuName !== '' || note !== '') && <small>{[skuName, note].filter(Boolean).join('；')}</small>}
        </li>
      ))}
      <li className="quote-line">
        <span>运费</span>
        <span>{yuanText(quote.freight)}</span>
        <More price={quote.freight} lowest={lowest.freight} />
      </li>
      <li className="quote-line">
        <strong>合计</strong>
        <strong>{yuanText(quote.amount)}</strong>
        <More price={quote.amount} lowest={lowest.amount} />
      </li>
    </ul>
  );
}

function Acts({ of, quote }: Pick<CardProps, 'of' | 'quote'>): ReactNode {
  const { id, status, shopName, isExpired } = quote;
  if (of.status !== demandStates.quoting) return null;
  const mayChange = !of.isChosen && (status === open || status === withdrawn);
  return (
    <footer>
      {(status === open || status === declined) && (
        <RunButton
          label={of.isChosen ? '改为采纳这家' : '采纳'}
          call={accept}
          input={{ id }}
          primary={!of.isChosen}
          disabled={isExpired}
          ask={`采纳“${shopName}”的报价，合计 ${yuanText(quote.amount)}？其他店铺的报价记为未采纳`}
          says="已采纳报价"
          touches={['demand']}
        />
      )}
      {status === accepted && <OrderButton id={id} title={of.title} call={order} />}
      {mayChange && <QuoteButton of={of} quote={quote} call={update} />}
      {status === open && !of.isChosen && <RunButton label="撤回" call={withdraw} input={{ id }} danger touches={['demand']} />}
    </footer>
  );
}

const QuoteCard = ({ of, quote, lowest, isOneOfSeveral }: CardProps) => (
  <li className="quote" aria-label={`${quote.shopName}的报价`}>
    <header>
      <strong>{quote.shopName}</strong>
      {isOneOfSeveral && quote.status !== withdrawn && quote.amount === lowest.amount && <Signal of="done">合计最低</Signal>}
      <Choice of={quoteStates} value={quote.status} />
    </header>
    <Lines of={of} quote={quote} lowest={lowest} />
    {quote.note !== '' && <small>{quote.note}</small>}
    <small>{`有效期至 ${quote.validUntil}${quote.isExpired ? '，已过期' : ''}`}</small>
    <Acts of={of} quote={quote} />
  </li>
);

const least = (amounts: readonly Fen[]): Fen => Math.min(...amounts);

/** Lowest of what stands, line by line and as a whole. */
function lowestOf(quotes: readonly Quote[], lines: number): CardProps['lowest'] {
  const standing = quotes.filter(({ status }) => status !== withdrawn);
  const of = standing.length > 0 ? standing : quotes;
  return {
    lines: Array.from({ length: lines }, (_, at) => least(of.map(({ items }) => items[at]?.price ?? 0))),
    freight: least(of.map(({ freight }) => freight)),
    amount: least(of.map(({ amount }) => amount)),
  };
}

function Cards({ of, quotes }: { of: Demand; quotes: readonly Quote[] }) {
  const ownShops = useSession(({ info }) => info?.ownShops);
  const lowest = lowestOf(quotes, of.items.length);
  const waiting = of.shops.filter(({ id }) => !quotes.some(({ shopId }) => shopId === id));
  const quotable = waiting.filter(({ id }) => !ownShops || ownShops.some((own) => own.id === id));
  const isTaking = of.status === demandStates.quoting && !of.isChosen;
  return (
    <>
      {quotes.length === 0 && <Empty says={isTaking ? '还没有店铺报价' : '没有店铺报价'} />}
      <ul className="quotes">
        {quotes.map((quote) => (
          <QuoteCard key={quote.id} of={of} quote={quote} lowest={lowest} isOneOfSeveral={quotes.length > 1} />
        ))}
      </ul>
      {isTaking && waiting.length > 0 && <p>{`还没报价：${waiting.map(({ name }) => name).join('、')}`}</p>}
      {isTaking && quotable.length > 0 && <QuoteButton of={of} shops={quotable} call={save} />}
    </>
  );
}

/** Quotes beside one another, with what each asks more than the lowest. */
export const QuotesCompared = ({ of }: { of: Demand }) => (
  <Section title="报价">
    <Loaded call={list} input={{ demandId: of.id }}>
      {(quotes) => quotes && <Cards of={of} quotes={quotes} />}
    </Loaded>
  </Section>
);
