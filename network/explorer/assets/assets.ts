import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Address } from 'viem'
import { createTokenSums, disagreeingSupplies, noSums } from '#network/explorer/assets/tokenSums.ts'
import { tokenSupply } from '#network/explorer/node/balanceAtBlock.ts'
import type { Node } from '#network/explorer/node/nodeReader.ts'
import { followed } from '#network/store/schema/followed.ts'
import type { Database } from '#network/store/store.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { findTokenSums } from './tokenSumQueries.ts'

/** Figures of tokens that contracts report and no event carries, all of them after one block. */
export type Assets = {
  /** The newest stored block, which all figures belong to. */
  block: bigint
  /** USD for one whole token, wad. Tokens of curve markets are not here: their price is in the store. */
  prices: Map<Address, bigint>
  /** USD for one native coin, wad: the price of its wrapped form in the lending pool. Null without one. */
  coinPrice: bigint | null
  /** Receipt tokens of the lending pool, whose balances grow without transfers. */
  receipts: Set<Address>
  /** False until the pool has answered once: any token may then be a receipt. */
  areReceiptsKnown: boolean
  /** The total supply of each receipt and each disagreeing token. A token whose contract did not answer is missing. */
  supplies: Map<Address, bigint>
  /**
   * The tokens of `checked` that are no receipts and whose transfers do not add up to the supply that their contract
   * reports.
   */
  disagreeing: ReadonlySet<Address>
  /** The tokens whose sums of transfers were compared with the node. Null while the node does not answer. */
  checked: ReadonlySet<Address> | null
  /** Whether only a part of the chain is stored, so that transfers do not add up to balances and supplies. */
  isPartial: boolean
}

const wad = 10n ** 18n
/** Milliseconds that an answer waits for the node after a new block. */
const readTimeout = 1_000
/** Milliseconds until a node that did not answer is asked again for the same block. */
const retryAfter = 2_000

/** The cache of assets. Each block empties it, also one that replaces another of the same number. */
type Kept = () => Map<string, Promise<Assets>>

/**
 * Reads the assets of the network. A stablecoin of the markets is worth 1 USD, what the lending pool lists has the oracle's price,
 * a receipt token has the price of its asset, and the coin with the symbol `coin` that of its wrapped form: WETH for ETH.
 *
 * They are read once for each stored block, from the node's state after that block: the figures of one answer then
 * belong together. While the node does not have that state, or does not answer, supplies are unknown, and prices are those
 * read last.
 */
export function createAssets(
  database: Database,
  node: Node,
  newestBlock: () => Promise<number>,
  kept: Kept = () => new Map(),
  coin?: string,
): () => Promise<Assets> {
  const tokenSums = createTokenSums({ database, node })
  let failedAt: number | undefined
  let named:
    | (Pick<Assets, 'receipts' | 'prices' | 'coinPrice'> & { pool: Address | null; reading: number })
    | undefined
  let readings = 0

  async function read(): Promise<Assets> {
    const reading = ++readings
    const block = BigInt(await newestBlock())
    const [chain] = await database.select().from(followed).where(eq(followed.id, 1))
    const pool = chain?.lendingPool ?? null
    const isPartial = (chain?.firstBlock ?? 0) > 0
    const tooLate = setTimeout(readTimeout, null, { ref: false })
    const [figures, sums] = await Promise.all([
      Promise.race([readFigures(chain, node, block, coin), tooLate]).catch(() => null),
      // The sums of a partly stored chain add up for no token.
      isPartial ? noSums : tokenSums(block, tooLate),
    ])
    const known = { block, isPartial, disagreeing: sums.disagreeing, checked: sums.checked }
    if (figures) {
      // A reading of an earlier block may end later.
      if (reading > (named?.reading ?? 0)) named = { ...figures, pool, reading }
      failedAt = undefined
      const supplies = new Map([...sums.supplies, ...figures.supplies])
      return { ...figures, ...known, supplies, areReceiptsKnown: true }
    }
    failedAt = Date.now()
    // Which tokens are receipts of a pool does not change with a block, and no explorer's prices are of the newest one.
    const last = named?.pool === pool ? named : undefined
    return {
      ...known,
      prices: new Map(last?.prices),
      coinPrice: last?.coinPrice ?? null,
      supplies: sums.supplies,
      receipts: new Set(last?.receipts),
      areReceiptsKnown: last !== undefined,
    }
  }

  return () => {
    const current = kept()
    const again = failedAt !== undefined && Date.now() - failedAt > retryAfter
    // The other answers wait for this request and send none of their own.
    if (again) failedAt = undefined
    const assets = (again ? undefined : current.get('')) ?? read()
    current.set('', assets)
    assets.catch(() => current.delete(''))
    return assets
  }
}

async function readFigures(
  chain: typeof followed.$inferSelect | undefined,
  node: Node,
  blockNumber: bigint,
  coin: string | undefined,
): Promise<Pick<Assets, 'prices' | 'coinPrice' | 'receipts' | 'supplies'>> {
  const prices = new Map<Address, bigint>()
  const stablecoins = chain?.stablecoins ?? []
  const reserves = chain?.lendingPool
    ? await node.readContract({
        address: chain.lendingPool,
        abi: lendingPoolAbi,
        functionName: 'getReserves',
        blockNumber,
      })
    : []
  for (const reserve of reserves) {
    const price = stablecoins.includes(reserve.asset) ? wad : reserve.price
    // Zero is the oracle's way to say that it has no price.
    if (price === 0n) continue
    prices.set(reserve.asset, price)
    prices.set(reserve.pToken, price)
  }
  for (const stablecoin of stablecoins) prices.set(stablecoin, wad)
  const receipts = new Set(reserves.map(({ pToken }) => pToken))
  const supplies = await readSupplies(node, [...receipts], blockNumber)
  // Only the operator lists an asset, so that its symbol can be believed.
  const wrapped = reserves.find(({ symbol }) => coin !== undefined && symbol === `W${coin}`)
  const coinPrice = (wrapped && prices.get(wrapped.asset)) ?? null
  return { prices, coinPrice, receipts, supplies }
}

/** Whether a token's balances have to come from the node, because its stored transfers may not add up to them. */
export function needsLiveBalance(
  { receipts, areReceiptsKnown, isPartial, disagreeing }: Assets,
  token: { address: Address; type: string; hasMarket: boolean },
): boolean {
  if (receipts.has(token.address) || disagreeing.has(token.address)) return true
  if (isPartial) return true
  return !areReceiptsKnown && token.type === 'ERC-20' && !token.hasMarket
}

/** What was found out about further tokens after the block of the assets. */
const found = new WeakMap<Assets, { checked: Set<Address>; supplies: Map<Address, bigint> }>()

/** The assets after these tokens, too, were compared with the node, although they are not among the busiest. */
export async function withChecked(
  sources: { database: Database; node: Node },
  known: Assets,
  tokens: readonly Address[],
): Promise<Assets> {
  const { checked, isPartial } = known
  if (isPartial || !checked) return known
  const more = found.get(known) ?? { checked: new Set(), supplies: new Map() }
  const others = tokens.filter((token) => !checked.has(token) && !more.checked.has(token))
  const sums = await findTokenSums(sources.database, others)
  const none = new Map<Address, bigint>()
  const supplies =
    sums.length > 0 ? await disagreeingSupplies(sources, sums, known.block).catch(() => null) : none
  if (supplies) for (const token of others) more.checked.add(token)
  for (const [token, supply] of supplies ?? none) more.supplies.set(token, supply)
  found.set(known, more)
  if (more.checked.size === 0) return known
  return {
    ...known,
    supplies: new Map([...known.supplies, ...more.supplies]),
    disagreeing: new Set([...known.disagreeing, ...more.supplies.keys()]),
    checked: new Set([...checked, ...more.checked]),
  }
}

async function readSupplies(node: Node, receipts: Address[], block: bigint): Promise<Map<Address, bigint>> {
  const supplies = await Promise.all(
    receipts.map(async (receipt) => [receipt, await tokenSupply(node, receipt, block)] as const),
  )
  return new Map(supplies.filter((entry): entry is [Address, bigint] => entry[1] !== null))
}
