import { focusManager, keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { busySenders, bySender, personsByTransaction, withPerson } from '#domain/markets/trades/personOf.ts'
import { pageSize } from '#interfaces/indexer/assumptions.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { tokenTransfersQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** A trade with who made it, and the contract it was sent through. */
export type TradeOfPerson = ReturnType<typeof withPerson<Swap>>

/** The most pages of transfers to read; older trades show the router. */
const mostPages = 8
const readAgainAfter = 15_000
const noTransfers: readonly never[] = []

/**
 * The trades with their persons. A busy sender that is a contract is a router: then the persons come from the transfers
 * of the market's token in the same transactions. An account that buys for others is no contract, and stays the trader.
 * The list is the same one until a trade or a person in it changes.
 */
export function useTraders(market: Market, swaps: readonly Swap[]): readonly TradeOfPerson[] {
  const routers = useRouters(swaps)
  const pages = routers.length > 0 ? Math.min(mostPages, Math.ceil(swaps.length / pageSize) + 1) : 0
  const { data: transfers = noTransfers } = useQuery({
    queryKey: ['indexer', 'traders', market.tokenAddress, pages],
    queryFn: ({ client }) => readTransfers(client, market.tokenAddress, pages),
    // Trades still arrive in a hidden tab, which asks nothing about them.
    enabled: () => pages > 0 && focusManager.isFocused(),
    refetchInterval: readAgainAfter,
    placeholderData: keepPreviousData,
  })
  const through = routers.join()
  return useMemo(() => {
    const persons = personsByTransaction(market.poolAddress, transfers)
    return swaps.map((swap) =>
      sameAsBefore(swap, through.includes(swap.sender) ? withPerson(swap, persons) : bySender(swap)),
    )
  }, [market.poolAddress, swaps, transfers, through])
}

const before = new WeakMap<Swap, TradeOfPerson>()

/** The object given for this trade before, where its person is the same: rows are rendered again only for another one. */
function sameAsBefore(swap: Swap, made: TradeOfPerson): TradeOfPerson {
  const known = before.get(swap)
  if (known?.sender === made.sender && known.router === made.router && known.isOpen === made.isOpen)
    return known
  before.set(swap, made)
  return made
}

/** The senders that are the site's router or another contract. A delegating account counts as a person. */
function useRouters(swaps: readonly Swap[]): Address[] {
  const known = config().curve?.router
  const senders = busySenders(swaps)
  const others = senders.filter((sender) => sender !== known)
  const { data: contracts = [] } = useQuery({
    queryKey: ['node', 'contracts', others],
    queryFn: ({ client }) => findContracts(client, others),
    enabled: () => others.length > 0 && focusManager.isFocused(),
    placeholderData: keepPreviousData,
  })
  return senders.filter((sender) => sender === known || contracts.includes(sender))
}

/** The contracts among some addresses. Throws when one cannot be read. */
async function findContracts(client: QueryClient, addresses: readonly Address[]): Promise<Address[]> {
  const { codeQuery, kindOfCode } = await import('#interfaces/node/contract/code.ts')
  const codes = await Promise.all(addresses.map((address) => client.fetchQuery(codeQuery(address))))
  return addresses.filter((_, index) => kindOfCode(codes[index]) === 'Contract')
}

/** The newest pages of a token's transfers. An unreadable page is left out: its trades keep their router. */
async function readTransfers(client: QueryClient, token: Address, pages: number) {
  const reading = Array.from({ length: pages }, (_, page) =>
    client.fetchQuery(tokenTransfersQuery(token, page * pageSize)).catch(() => null),
  )
  return (await Promise.all(reading)).flatMap((page) => page?.rows ?? [])
}
