import type { Network } from '#network/network.ts'
import type { ChainReplay } from './chainReplay.ts'
import { createFigureCount } from './comparison.ts'
import { compareBalances, compareExplorer } from './explorerFigures.ts'
import { compareIndexer } from './indexerFigures.ts'
import { compareLending } from './lendingFigures.ts'
import { compareNode } from './nodeFigures.ts'

/**
 * Compares what the four interfaces of a network serve with a replay of its chain, at most so many records of a kind.
 * Tells how many figures it compared, and the wrong ones in words.
 */
export async function compareNetwork(
  network: Network,
  chain: ChainReplay,
  most: number,
): Promise<{ figures: number; wrong: string[] }> {
  const count = createFigureCount()
  const comparison = { network, chain, count, most }
  await compareExplorer(comparison)
  await compareBalances(comparison)
  await compareIndexer(comparison)
  await compareLending(comparison)
  await compareNode(comparison)
  return count.result()
}
