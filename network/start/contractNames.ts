import type { Address } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import type { Names } from '#network/sync/write/applyDeltas.ts'

/** The explorer's names for the network's own contracts. Tokens and markets have the names they report themselves. */
export function contractNames(deployment: Deployment | null): Names {
  if (!deployment) return new Map()
  return new Map<Address, string>([
    [deployment.marketFactory, 'Market factory'],
    [deployment.marketRouter, 'Market router'],
    [deployment.marketQuoter, 'Market quoter'],
    [deployment.marketEvents, 'Market events'],
    [deployment.feeCollector, 'Market fees'],
    [deployment.stablecoinRegistry, 'Stablecoin registry'],
    [deployment.priceOracle, 'Price oracle'],
    [deployment.lendingPool, 'Lending pool'],
    [deployment.playground, 'Playground'],
  ])
}
