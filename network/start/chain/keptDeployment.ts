import { readFile, writeFile } from 'node:fs/promises'
import { type Address, isAddress } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'

/** The names of single addresses in the file; the list of stablecoins is the other one. */
const names = [
  'stablecoin',
  'wrappedEther',
  'wrappedBitcoin',
  'priceOracle',
  'lendingPool',
  'collectible',
  'multiToken',
  'playground',
  'stablecoinRegistry',
  'marketFactory',
  'marketRouter',
  'marketQuoter',
  'marketNft',
  'marketEvents',
  'feeCollector',
] as const satisfies readonly (keyof Deployment)[]

/** Writes the addresses of the contracts, and their version. */
export async function keepDeployment(file: string, contracts: string, deployment: Deployment): Promise<void> {
  await writeFile(file, JSON.stringify({ contracts, ...deployment }, null, 2))
}

/**
 * Reads the addresses of the contracts of a kept chain. Undefined without a file, and for contracts of another version,
 * for which a chain begins anew. Throws one sentence for a file that is there and cannot be read as one: it is no proof
 * that the chain beside it is of no use.
 */
export async function readDeployment(file: string, version: string): Promise<Deployment | undefined> {
  try {
    const { contracts, ...deployment } = JSON.parse(await readFile(file, 'utf8'))
    if (typeof contracts !== 'string') throw new Error('It names no version.')
    if (contracts !== version) return undefined
    if (!isDeployment(deployment)) throw new Error('An address is missing.')
    return deployment
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'ENOENT') return undefined
    throw new Error(
      `${file} is cut or damaged, and so the addresses of the contracts are lost: start with --fresh for a new chain.`,
      { cause },
    )
  }
}

/** Every address in a deployment. */
export function addressesOf(deployment: Deployment): Address[] {
  return [...names.map((name) => deployment[name]), ...deployment.marketStablecoins]
}

function isDeployment(value: object): value is Deployment {
  const { marketStablecoins, ...single } = value as Record<string, unknown>
  const coins = Array.isArray(marketStablecoins) ? marketStablecoins : []
  const found = [...names.map((name) => single[name]), ...coins]
  return coins.length === 3 && found.every((each) => typeof each === 'string' && isAddress(each))
}
