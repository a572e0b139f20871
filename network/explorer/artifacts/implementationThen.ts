import type { Address, Hash } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import type { RanCode } from '#network/explorer/queries/internalTransactionQueries.ts'
import {
  type Place,
  type Upgrade,
  untracedPlaces,
  upgradesOf,
} from '#network/explorer/queries/upgradeQueries.ts'
import { type ContractProxy, readImplementationsAt } from './contractProxy.ts'

/** The most proxies, each at one block, that the node is asked for in one answer. */
const mostAsked = 100

type Proxy = { address: Address; type: ContractProxy['type'] }

/**
 * The implementations that proxies had in transactions of which no trace tells what ran: by the proxy's own upgrades, or
 * else by the node's state around that block. A pair is left out where neither tells.
 */
export async function implementationsThen(
  { database, node }: Pick<DataSources, 'database' | 'node'>,
  proxies: readonly Proxy[],
  hashes: readonly Hash[],
): Promise<RanCode[]> {
  const places = proxies.length > 0 ? await untracedPlaces(database, hashes) : []
  if (places.length === 0) return []
  const upgrades = await upgradesOf(
    database,
    proxies.map(({ address }) => address),
  )
  const pairs = proxies.flatMap((proxy) => places.map((place) => ({ proxy, place })))
  let asked = 0
  const found = await Promise.all(
    pairs.map(async ({ proxy, place }) => {
      const own = upgrades.filter(({ contract }) => contract === proxy.address)
      const told = byUpgrades(own, place)
      if (told.length === 0) asked += 1
      const codes = told.length > 0 || asked > mostAsked ? told : await byState(node, proxy, place)
      return codes.map((code) => ({ transactionHash: place.hash, contract: proxy.address, code }))
    }),
  )
  return found.flat()
}

/** The implementation before a transaction, and those that it set. None where no event before it tells. */
function byUpgrades(upgrades: readonly Upgrade[], { blockNumber, index }: Place): Address[] {
  const isBefore = (each: Upgrade) =>
    each.blockNumber < blockNumber || (each.blockNumber === blockNumber && each.index < index)
  const within = upgrades.filter((each) => each.blockNumber === blockNumber && each.index === index)
  const before = upgrades.filter(isBefore).at(-1)
  return [...(before ? [before] : []), ...within].map(({ implementation }) => implementation)
}

/** The implementations before a block and after it: another transaction of the block may have changed them. */
async function byState(node: DataSources['node'], proxy: Proxy, { blockNumber }: Place): Promise<Address[]> {
  const around = [Math.max(0, blockNumber - 1), blockNumber].map(BigInt)
  const read = await Promise.all(around.map((block) => readImplementationsAt(node, proxy, block)))
  return [...new Set(read.flat())]
}
