import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type OwnTrades, ownTrades } from '#domain/markets/prices/ownTrades.ts'
import { swapsByUserQuery } from '#interfaces/indexer/swap.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'

const none: OwnTrades = new Map()

/** The trades of the connected wallet on a market, by candle: the newest it made anywhere, and those of the live list. */
export function useOwnTrades(poolAddress: string, seconds: number): OwnTrades {
  const own = useWalletAddress()
  const { swaps } = useSwapFeed(poolAddress)
  const { data } = useQuery({ ...swapsByUserQuery(own ?? ''), enabled: own !== null })
  return useMemo(
    () => (own === null ? none : ownTrades([...swaps, ...(data?.rows ?? [])], own, poolAddress, seconds)),
    [own, swaps, data, poolAddress, seconds],
  )
}
