import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { marketQuery } from '#interfaces/indexer/market.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Fact } from './Fact.tsx'

/** The market whose pool a contract is, by the indexer, which is asked only where it may be one: no token, and none of the site's own. */
export function usePoolMarket(record: AddressRecord | undefined) {
  const enabled =
    hasMarkets() &&
    record?.isContract === true &&
    record.creator !== null &&
    record.token === null &&
    knownContract(record.address) === null
  return useQuery({
    ...marketQuery(record?.address ?? ''),
    retry: false,
    enabled,
    refetchInterval: ({ state }) => (state.data ? liveInterval : false),
  }).data
}

/** A link to the market of a pool. Nothing for another contract. */
export function PoolMarket({ record }: { record: AddressRecord }) {
  return (
    usePoolMarket(record) && (
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress: record.address }}
        aria-label="Open market"
        className={buttonClass({ size: 'small' })}
      >
        <span className="max-sm:hidden">Open market</span>
        <span className="sm:hidden">Market</span>
      </Link>
    )
  )
}

/** The price of the token of a pool, and what all of it is worth. For another contract the children. */
export function MarketPrice({ record, children }: { record: AddressRecord; children: ReactNode }) {
  const market = usePoolMarket(record)
  if (!market) return children
  const of = { isFetched: true, data: market }
  return (
    <>
      <Fact label="Price" help="Of one token, by its market." of={of}>
        <Price value={market.spotPrice} />
      </Fact>
      <Fact label="Diluted cap" help="The price times all tokens, the unsold ones in the pool too." of={of}>
        <Money value={market.marketCap} style="short" />
      </Fact>
    </>
  )
}
