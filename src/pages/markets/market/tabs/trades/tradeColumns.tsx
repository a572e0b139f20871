import { tradeImpact } from '#domain/markets/trades/tradeImpact.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { Direction } from '#ui/figures/Direction.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import type { TradeOfPerson } from './useTraders.ts'

type TradedMarket = Pick<Market, 'symbol' | 'creator'>

/** The columns of a market's trades. Those of `own`, the connected wallet, and of the creator are marked. */
export function tradeColumns(market: TradedMarket, own: Address | null): Column<TradeOfPerson>[] {
  return [
    {
      id: 'side',
      header: 'Side',
      width: 4.8,
      card: 'top',
      firm: true,
      cell: (swap) => <Side side={swap.side} />,
    },
    {
      id: 'age',
      header: 'Age',
      width: 4.5,
      card: 'top',
      firm: true,
      time: true,
      cell: (swap) => (
        <span className="text-faint">
          <Time at={swap.timestamp} style="age" />
        </span>
      ),
    },
    {
      id: 'usd',
      header: 'Value',
      help: 'What a buyer paid or a seller received',
      width: 6.6,
      align: 'end',
      card: 'top end',
      dollars: (swap) => swap.usdAmount,
      cell: (swap) => <Money value={swap.usdAmount} />,
    },
    {
      id: 'tokens',
      header: 'Tokens',
      width: 6.8,
      align: 'end',
      unit: () => market.symbol,
      importance: 2,
      card: 'bottom end',
      cell: (swap) => <Amount value={swap.tokenAmount} unit={market.symbol} style="short" />,
    },
    {
      id: 'price',
      header: 'Price after',
      help: 'The price that the trade left',
      width: 7.8,
      align: 'end',
      card: 'bottom end',
      cardLabel: '→',
      cell: (swap) => <Price value={swap.priceUsd} />,
    },
    {
      id: 'impact',
      header: 'Impact',
      help: 'How much the trade changed the price',
      width: 6,
      align: 'end',
      card: null,
      importance: 3,
      cell: (swap) => <Percent value={tradeImpact(swap)} signed places={2} />,
    },
    {
      id: 'fee',
      header: 'Fee',
      width: 6,
      align: 'end',
      card: null,
      importance: 3,
      dollars: ({ feeAmount, feeUnit }) => (feeUnit === 'usd' ? feeAmount : null),
      cell: (swap) => <Fee swap={swap} symbol={market.symbol} />,
    },
    {
      id: 'trader',
      header: 'Trader',
      width: 9.2,
      importance: 2,
      cell: ({ sender, router, isOpen }) => (
        <Trader
          address={sender}
          role={roleOf(sender, market, own)}
          note={router ? 'via router' : isOpen ? 'contract' : null}
        />
      ),
    },
    {
      id: 'transaction',
      header: 'Transaction',
      width: 6.3,
      importance: 2,
      card: 'top',
      firm: true,
      cell: (swap) => <TransactionLink hash={swap.transactionHash} />,
    },
    {
      id: 'block',
      header: 'Block',
      width: 5,
      align: 'end',
      importance: 3,
      card: null,
      cell: (swap) => <BlockLink number={swap.blockNumber} />,
    },
  ]
}

function roleOf(sender: Address, { creator }: TradedMarket, own: Address | null): string | null {
  if (sender === own) return 'You'
  return sender === creator ? 'Creator' : null
}

/** An address after its role, which stands between the identicon and the digits. */
function Trader({ address, role, note }: { address: Address; role: string | null; note: string | null }) {
  const via = note && <span className="text-faint"> {note}</span>
  if (!role)
    return (
      <>
        <AddressLink address={address} />
        {via}
      </>
    )
  return (
    <span className="flex items-baseline gap-1.5">
      <Identicon address={address} />
      <span className="shrink-0">{role}</span>
      <AddressLink address={address} contract={null} />
      {via}
    </span>
  )
}

/** The direction of a trade in word, arrow and colour; "Trade" when it is unknown. */
function Side({ side }: { side: Swap['side'] }) {
  if (side === null)
    return <Badge title="The indexer does not say whether this was a buy or a sell">Trade</Badge>
  return (
    <Badge tone={side === 'buy' ? 'up' : 'down'}>
      {side === 'buy' ? 'Buy' : 'Sell'}
      <Direction falls={side === 'sell'} />
    </Badge>
  )
}

/** The fee in its own unit: dollars, or the market's token. */
function Fee({ swap: { feeAmount, feeUnit }, symbol }: { swap: Swap; symbol: string }) {
  if (feeUnit === null) return <Unknown />
  if (feeUnit === 'usd') return <Money value={feeAmount} />
  return <Amount value={feeAmount} unit={symbol} style="short" />
}
