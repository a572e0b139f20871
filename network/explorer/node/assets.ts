import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Address } from 'viem'
import { followed } from '#network/store/schema/followed.ts'
import type { Database } from '#network/store/store.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { tokenSupply } from './balances.ts'
import type { Node } from './node.ts'

/** What the contracts report about tokens and no event carries. */
export type Assets = {
  /** USD for one whole token, wad. Tokens of curve markets are not here: their price is in the store. */
  prices: Map<Address, bigint>
  /** Receipt tokens of the lending pool, whose balances grow without transfers. */
  receipts: Set<Address>
  /** The total supply of each receipt. A receipt that did not answer is missing. */
  supplies: Map<Address, bigint>
  /** Whether only a part of the chain is stored, so that transfers do not add up to balances and supplies. */
  isPartial: boolean
}

const wad = 10n ** 18n
const maximumAge = 4_000
/** Milliseconds that the first answers wait for the node. */
const firstReadTimeout = 500

/**
 * Reads the assets of the network. The stablecoin is worth 1 USD, what the lending pool lists has the oracle's price,
 * and a receipt token has the price of its asset.
 *
 * The assets are read again in the background every few seconds. No answer waits for a slow node: while it does not
 * answer, the last assets stay.
 */
export function createAssets(database: Database, node: Node): () => Promise<Assets> {
  let latest: Assets = { prices: new Map(), receipts: new Set(), supplies: new Map(), isPartial: false }
  let readAt: number | undefined
  let reading: Promise<Assets> | undefined

  async function read(): Promise<Assets> {
    try {
      latest = await readAssets(database, node)
    } catch {
      // The node is away. Prices of a moment ago are better than none.
    } finally {
      readAt = Date.now()
      reading = undefined
    }
    return latest
  }

  return async () => {
    const isFresh = readAt !== undefined && Date.now() - readAt < maximumAge
    if (!isFresh) reading ??= read()
    if (readAt !== undefined || !reading) return latest
    return Promise.race([reading, setTimeout(firstReadTimeout).then(() => latest)])
  }
}

async function readAssets(database: Database, node: Node): Promise<Assets> {
  const [chain] = await database.select().from(followed).where(eq(followed.id, 1))
  const prices = new Map<Address, bigint>()
  const stablecoin = chain?.stablecoin
  const reserves = chain?.lendingPool
    ? await node.readContract({
        address: chain.lendingPool,
        abi: lendingPoolAbi,
        functionName: 'getReserves',
      })
    : []
  for (const reserve of reserves) {
    const price = reserve.asset === stablecoin ? wad : reserve.price
    // Zero is the oracle's way to say that it has no price.
    if (price === 0n) continue
    prices.set(reserve.asset, price)
    prices.set(reserve.pToken, price)
  }
  if (stablecoin) prices.set(stablecoin, wad)
  const receipts = new Set(reserves.map(({ pToken }) => pToken))
  const supplies = await readSupplies(node, [...receipts])
  return { prices, receipts, supplies, isPartial: (chain?.firstBlock ?? 0) > 0 }
}

/** Whether the balances of a token have to come from the node. */
export function needsLiveBalance({ receipts, isPartial }: Assets, token: Address, type: string): boolean {
  return receipts.has(token) || (isPartial && type === 'ERC-20')
}

async function readSupplies(node: Node, receipts: Address[]): Promise<Map<Address, bigint>> {
  const supplies = await Promise.all(
    receipts.map(async (receipt) => [receipt, await tokenSupply(node, receipt)] as const),
  )
  return new Map(supplies.filter((entry): entry is [Address, bigint] => entry[1] !== null))
}
