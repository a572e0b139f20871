import { formatUnits } from 'viem'
import { type Assets, needsLiveBalance } from '#network/explorer/assets/assets.ts'
import type { TokenRow } from '#network/explorer/queries/tokenQueries.ts'
import { exchangeRate, fromUsd } from './recordFigures.ts'

export type TokenRecord = ReturnType<typeof tokenRecord>

/** A token with the spec's names (address, holders, decimals as a number) and the public names beside them. */
export function tokenRecord({ token, market }: TokenRow, assets: Assets) {
  const price = market?.spotPrice ?? assets.prices.get(token.address) ?? null
  // Without a transfer, only the contract knows whether there are tokens.
  const isUnmoved = token.type === 'ERC-20' && token.transfers === 0 && !market
  const isUnchecked = isUnmoved && !assets.checked?.has(token.address)
  const needsLive = needsLiveBalance(assets, { ...token, hasMarket: market !== null })
  const isUnknown = assets.isPartial || isUnchecked || needsLive
  const supply = assets.supplies.get(token.address) ?? (isUnknown ? null : token.totalSupply)
  return {
    address: token.address,
    address_hash: token.address,
    name: token.name,
    symbol: token.symbol,
    decimals: token.decimals,
    type: token.type,
    total_supply: supply?.toString() ?? null,
    holders: isUnknown ? null : token.holders,
    holders_count: isUnknown ? null : token.holders.toString(),
    exchange_rate: exchangeRate(price),
    volume_24h: market ? fromUsd(market.volume24h) : null,
    circulating_market_cap: marketCap(supply, token.decimals, price),
    circulating_supply: null,
    icon_url: market?.imageUrl ? webAddress(market.imageUrl) : null,
    reputation: 'ok',
  }
}

function marketCap(supply: bigint | null, decimals: number | null, price: bigint | null): string | null {
  return supply === null || price === null || decimals === null
    ? null
    : formatUnits(supply * price, 18 + decimals)
}

/** The address of a token's picture. Null when no browser could load it. */
function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}

/** An amount of a token, in the form of the token's standard. */
export function totalRecord(type: string, amount: bigint, tokenId: bigint | null, token: TokenRecord | null) {
  const decimals = token?.decimals?.toString() ?? null
  if (type === 'ERC-20') return { value: amount.toString(), decimals }
  const id = { token_id: tokenId?.toString() ?? null, token_instance: null }
  return type === 'ERC-721' ? id : { ...id, value: amount.toString(), decimals }
}
