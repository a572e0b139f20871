import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Money } from '#ui/figures/Money.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Table.tsx'

/** The columns of a market's trades. */
export function tradeColumns(market: Market): Column<Swap>[] {
  return [
    {
      id: 'side',
      header: 'Side',
      cell: (swap) => (
        <span className="inline-flex items-center gap-3">
          <Side side={swap.side} />
          <span className="w-12 text-faint">
            <Time at={swap.timestamp} style="age" />
          </span>
        </span>
      ),
    },
    {
      id: 'usd',
      header: 'Value',
      align: 'end',
      cell: (swap) => <Money value={swap.usdAmount} />,
    },
    {
      id: 'tokens',
      header: 'Tokens',
      align: 'end',
      importance: 2,
      cell: (swap) => <Amount value={swap.tokenAmount} unit={market.symbol} style="short" />,
    },
    {
      id: 'price',
      header: 'Price',
      help: 'The price after the trade',
      align: 'end',
      cell: (swap) => <Price value={swap.priceUsd} />,
    },
    {
      id: 'fee',
      header: 'Fee',
      align: 'end',
      importance: 3,
      cell: (swap) => <Money value={swap.feeAmount} />,
    },
    { id: 'trader', header: 'Trader', importance: 2, cell: (swap) => <AddressLink address={swap.sender} /> },
    {
      id: 'transaction',
      header: 'Transaction',
      importance: 2,
      cell: (swap) => <TransactionLink hash={swap.transactionHash} />,
    },
    {
      id: 'block',
      header: 'Block',
      align: 'end',
      importance: 3,
      cell: (swap) => <BlockLink number={swap.blockNumber} />,
    },
  ]
}

/** The direction of a trade in word, arrow and colour; "Trade" when it is unknown. */
function Side({ side }: { side: Swap['side'] }) {
  if (side === null) return <Badge title="The indexer does not tell which way it went">Trade</Badge>
  return <Badge tone={side === 'buy' ? 'up' : 'down'}>{side === 'buy' ? 'Buy ▲' : 'Sell ▼'}</Badge>
}
