import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { tokenDecimals } from '#domain/markets/curve/curve.ts'
import { holderShare, largestHoldersShare } from '#domain/markets/marketRisk.ts'
import { bundledWallets } from '#domain/markets/trades/bundle.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import {
  type Holder,
  holderCountQuery,
  topHoldersQuery,
} from '#interfaces/indexer/token/marketTokenHolder.ts'
import { firstTradesQuery } from '#interfaces/indexer/trades/firstTrades.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useTraders } from '#pages/markets/market/tabs/trades/useTraders.ts'
import { useSupply } from '#pages/markets/parts/live/useSupply.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { noneListed } from '#ui/table/noneListed.ts'
import { Table } from '#ui/table/Table.tsx'
import { BundleNote } from './BundleNote.tsx'
import { holderColumns } from './holderColumns.tsx'

type HoldersProps = { market: Market }

const noTrades: readonly never[] = []

/** The holders of a market's token. */
export function Holders({ market }: HoldersProps) {
  return (
    <Panel
      title="Largest holders"
      source="indexer"
      rows={10}
      lines={2}
      asOf={<QueryAsOf queryKey={topHoldersQuery(market.tokenAddress).queryKey} />}
    >
      <HolderTable market={market} />
    </Panel>
  )
}

function HolderTable({ market }: HoldersProps) {
  const { data } = useSuspenseQuery({
    ...topHoldersQuery(market.tokenAddress),
    refetchInterval: 30_000,
  })
  const { unreadable } = data
  const { data: unsold = null } = useQuery({
    ...tokenHoldingQuery(market.tokenAddress, market.poolAddress),
    refetchInterval: 30_000,
  })
  const holders = withUnsold(data.rows, market.poolAddress, unsold)
  const { data: count } = useQuery(holderCountQuery(market.tokenAddress))
  const { data: first } = useQuery(firstTradesQuery(market))
  const supply = useSupply(market)
  const ranked = holders.flatMap(({ holderAddress: at }) => (at === market.poolAddress ? [] : [at]))
  const share = (holder: Holder) => holderShare(holder, supply)
  const traded = useTraders(market, first?.swaps ?? noTrades)
  const bundled = bundledWallets(traded, market)
  const areBuyersKnown = traded.every(({ isOpen }) => !isOpen)
  const isBundled = ({ holderAddress }: Holder) => bundled.has(holderAddress)
  return (
    <>
      {unreadable > 0 ? (
        <p role="status" className="border-b px-4 py-2 text-sm text-warn">
          {unreadable === 1 ? '1 holder' : `${unreadable} holders`} could not be read: ranks and shares below
          are without {unreadable === 1 ? 'it' : 'them'}.
        </p>
      ) : (
        <Concentration {...largestHoldersShare(holders, market.poolAddress, supply)} />
      )}
      <Table
        caption="Largest holders"
        columns={holderColumns(market, {
          // The pool is no holder, here as in the count of them.
          rank: ({ holderAddress }) => ranked.indexOf(holderAddress) + 1,
          share,
          isBundled,
        })}
        rows={holders}
        rowKey={(holder) => holder.holderAddress}
        empty={noneListed('No holders yet.', market.holders)}
      />
      {/* Below the rows, so that it does not move them. */}
      {first && (
        <BundleNote shares={holders.filter(isBundled).map(share)} isWhole={first.isWhole && areBuyersKnown} />
      )}
      {count !== undefined && count > holders.length && (
        <p className="border-t px-4 py-2.5 text-xs text-faint">
          The {holders.length} largest of {formatCount(count)} holders
        </p>
      )}
    </>
  )
}

/** The holders with what the pool has by the token's own contract, where that is known: an indexer may lack the pool's first tokens. */
function withUnsold(holders: readonly Holder[], pool: Address, unsold: bigint | null): readonly Holder[] {
  if (unsold === null) return holders
  const others = holders.filter(({ holderAddress }) => holderAddress !== pool)
  if (unsold === 0n) return others
  const own = { holderAddress: pool, balance: fromUnits(unsold, tokenDecimals), percentage: null }
  return [own, ...others].sort(largestFirst(({ balance }) => balance))
}

type ConcentrationProps = { count: number; share: Decimal | null }

/** The share of the supply that the ten largest hold. The pool is left out: its tokens are unsold. */
function Concentration({ count, share }: ConcentrationProps) {
  if (count === 0 || share === null) return null
  return (
    <p className="border-b px-4 py-2 text-sm text-muted">
      Apart from the pool, the {count === 1 ? 'largest holder has' : `${count} largest holders have`}{' '}
      <strong className="font-semibold text-text">{formatPercent(share, { places: 2 })}</strong> of the
      supply.
    </p>
  )
}
