import type { QueryClient } from '@tanstack/react-query'
import { marketName } from '#domain/markets/marketName.ts'
import type { Command } from '#domain/search/parseCommand.ts'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { type Market, searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { type Pool, poolsQuery } from '#interfaces/lending/pool.ts'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import { knowsPool } from '#lib/browser/config/lendingPool.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { formatUnit } from '#lib/format/unit.ts'
import type { FoundSuggestions } from './findSuggestions.ts'

const most = 5
const nothing: FoundSuggestions = { suggestions: [], failed: [], unreadable: 0 }

/**
 * The forms that a command opens, filled in; nothing is signed. Several where tokens share a name: nobody but the person can
 * tell which one is meant. Those that only begin with the name come where none has it.
 */
export async function findActions(client: QueryClient, command: Command): Promise<FoundSuggestions> {
  try {
    return command.kind === 'trade' ? await findTrades(client, command) : await findLoans(client, command)
  } catch {
    return { ...nothing, failed: [command.kind === 'trade' ? 'indexer' : 'lending service'] }
  }
}

type Trade = Extract<Command, { kind: 'trade' }>
type Loan = Extract<Command, { kind: 'lend' }>

async function findTrades(client: QueryClient, command: Trade): Promise<FoundSuggestions> {
  if (!hasMarkets()) return nothing
  const { rows, unreadable } = await client.fetchQuery({
    ...searchMarketsQuery(command.name),
    retry: false,
    staleTime: 30_000,
  })
  const meant = namesMeant(rows, command.name, ({ symbol, name }) => [symbol, name])
  return { suggestions: meant.map((market) => ofTrade(market, command)), failed: [], unreadable }
}

async function findLoans(client: QueryClient, command: Loan): Promise<FoundSuggestions> {
  if (!hasLending() || !knowsPool()) return nothing
  const { pools, dropped } = await client.fetchQuery({ ...poolsQuery(), retry: false })
  const meant = namesMeant(pools, command.name, ({ symbol }) => [symbol])
  return { suggestions: meant.map((pool) => ofLoan(pool, command)), failed: [], unreadable: dropped }
}

/** Those of exactly this name; without any, those whose name begins with it. */
function namesMeant<T>(rows: readonly T[], wanted: string, namesOf: (row: T) => string[]): T[] {
  const text = wanted.toLowerCase()
  const named = rows.filter((row) => namesOf(row).some((name) => name.toLowerCase() === text))
  const begun = rows.filter((row) => namesOf(row).some((name) => name.toLowerCase().startsWith(text)))
  return (named.length > 0 ? named : begun).slice(0, most)
}

const tradeNames = { buy: 'Buy', sell: 'Sell' }

/** The form of a trade on a market. */
export function ofTrade(market: Market, { side, exact, amount }: Trade): Suggestion {
  const { poolAddress, tokenAddress, symbol, name, spotPrice, metadataImageUrl: imageUrl } = market
  const isOfTokens = (side === 'buy') === (exact === 'out')
  const asked = amount === '' ? '' : isOfTokens ? `${amount} ` : ''
  const dollars = amount === '' || isOfTokens ? '' : ` for $${amount}`
  const search = new URLSearchParams({ trade: side, ...(amount && { amount, exact }) })
  return {
    id: `action ${side} ${poolAddress}`,
    group: 'Actions',
    title: `${tradeNames[side]} ${asked}${formatUnit(marketName(market))}${dollars}`,
    detail: name,
    address: tokenAddress,
    symbol,
    price: spotPrice,
    imageUrl,
    path: `/markets/${poolAddress}?${search}`,
  }
}

const actionNames = { deposit: 'Deposit', withdraw: 'Withdraw', borrow: 'Borrow', repay: 'Repay' }

/** The dialog of a lending action on an asset. */
export function ofLoan({ assetAddress, symbol, borrowApy }: Pool, { action, amount }: Loan): Suggestion {
  const search = new URLSearchParams({ action, asset: assetAddress, ...(amount && { amount }) })
  return {
    id: `action ${action} ${assetAddress}`,
    group: 'Actions',
    title: `${actionNames[action]} ${amount ? `${amount} ` : ''}${formatUnit(symbol)}`,
    detail: action === 'borrow' ? `${formatPercent(borrowApy)} APY` : '',
    address: assetAddress,
    symbol,
    path: `/lending?${search}`,
  }
}
