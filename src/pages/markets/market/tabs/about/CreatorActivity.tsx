import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { tokenDecimals } from '#domain/markets/curve/curve.ts'
import { creatorShare } from '#domain/markets/marketRisk.ts'
import { claimedBy, tradeSums } from '#domain/markets/trades/creatorActivity.ts'
import { feeClaimsQuery } from '#interfaces/indexer/feeClaim.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { feeDistributionQuery } from '#interfaces/node/contract/curve/feeDistribution.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { countOf } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, fromUnits, multiply } from '#lib/numbers/decimal.ts'
import { useSupply } from '#pages/markets/parts/live/useSupply.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type CreatorActivityProps = { market: Market }

/** As many as the Fees tab lists. A server may send fewer than it has, and does not say so. */
const mostClaims = 100

/** What the creator of a market has of it and did on it. `tokens` is left out where there are none, null where unknown. */
type Row = { what: string; note: string; tokens?: Decimal | null; usd: Decimal | null }

/** What the creator of a market holds, bought, sold and was paid in fees. */
export function CreatorActivity({ market }: CreatorActivityProps) {
  const { data: swaps } = useSuspenseQuery(allSwapsByUserQuery(market.creator))
  const held = useHeld(market)
  const claimed = useClaimed(market)
  const { bought, sold, unsided } = tradeSums(
    swaps.rows.filter(({ poolAddress }) => poolAddress === market.poolAddress),
  )
  const isWhole = swaps.isWhole && unsided === 0
  const least = isWhole ? '' : ', at least'
  const rows: Row[] = [
    {
      what: 'Holds',
      note: held.share === null ? '' : `${formatPercent(held.share)} of the supply`,
      tokens: held.tokens,
      usd: held.tokens && multiply(held.tokens, market.spotPrice),
    },
    { what: `Bought${least}`, note: countOf(bought.count, 'trade'), tokens: bought.tokens, usd: bought.usd },
    { what: `Sold${least}`, note: countOf(sold.count, 'trade'), tokens: sold.tokens, usd: sold.usd },
    {
      what: `Fees claimed${claimed.count === null ? '' : ', at least'}`,
      note: claimed.count === null ? '' : countOf(claimed.count, 'claim'),
      usd: claimed.usd,
    },
  ]
  const notes = [
    ...(swaps.isWhole ? [] : ['Not all trades of this address could be read.']),
    ...(unsided > 0 ? [`${countOf(unsided, 'trade')} of an unknown side.`] : []),
    ...(claimed.open > 0
      ? [`Who was paid in ${countOf(claimed.open, 'distribution')} of fees is not known.`]
      : []),
    'Other wallets of the same person are not known.',
  ]
  return (
    <>
      <Table
        caption="Activity of the creator"
        columns={columnsOf(market)}
        rows={rows}
        rowKey={({ what }) => what}
        empty=""
      />
      <p className="border-t px-4 py-2 text-xs text-faint">{notes.join(' ')}</p>
    </>
  )
}

function useHeld(market: Market) {
  const supply = useSupply(market)
  const { data } = useQuery(tokenHoldingQuery(market.tokenAddress, market.creator))
  const tokens = data == null ? null : fromUnits(data, tokenDecimals)
  return { tokens, share: creatorShare(tokens, supply) }
}

/**
 * The fees that the creator was paid. The indexer names the owner of the market's NFT, whatever was done with the fees: the
 * receipts say that. Without the market's contracts they are not known.
 */
function useClaimed({ nftId, creator }: Market) {
  const { data: claims } = useQuery(feeClaimsQuery(nftId, mostClaims))
  const own = claims?.rows.filter(({ recipient }) => recipient === creator) ?? []
  const done = useQueries({
    queries: own.map(({ transactionHash }) => ({
      ...feeDistributionQuery(transactionHash, nftId),
      enabled: hasTrading(),
    })),
  })
  const { count, usd, open } = claimedBy(
    creator,
    own.map(({ amount }, index) => ({ amount, done: done[index]?.data ?? null })),
  )
  const isKnown = claims !== undefined && open < Math.max(1, own.length)
  return { count: isKnown ? count : null, usd: isKnown ? usd : null, open }
}

const columnsOf = (market: Market): Column<Row>[] => [
  { id: 'what', header: 'Creator', width: 9, card: 'top', cell: ({ what }) => what },
  {
    id: 'tokens',
    header: 'Tokens',
    width: 8,
    align: 'end',
    unit: () => market.symbol,
    cell: ({ tokens }) =>
      tokens === undefined ? '' : <Amount value={tokens} unit={market.symbol} style="short" />,
  },
  {
    id: 'usd',
    header: 'Dollars',
    help: 'Held: at the present price. Bought: what was paid. Sold: what was received.',
    width: 7,
    align: 'end',
    card: 'top end',
    dollars: ({ usd }) => usd,
    cell: ({ usd }) => <Money value={usd} />,
  },
  {
    id: 'note',
    header: 'Of these',
    width: 8,
    align: 'end',
    card: 'bottom end',
    cell: ({ note }) => <span className="text-muted">{note}</span>,
  },
]
