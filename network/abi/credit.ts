import { type Abi, type Address, createPublicClient, http, zeroAddress } from 'viem'
import type { Artifacts } from '#network/contracts/compile.ts'
import { deployContracts } from '#network/contracts/deploy.ts'
import { startNode } from '#network/node/anvil.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { readConstants } from './constants.ts'
import { list, literal } from './print.ts'

type Read = <T>(functionName: string, ...args: unknown[]) => Promise<T>

/** A module with the bands of the credit score, read from a pool that is deployed on a node of its own. */
export async function creditFile(artifacts: Artifacts): Promise<string> {
  const scores = await readConstants('lending/credit/CreditScore.sol', [
    ...(['WORST', 'BEST'] as const),
    ...(['PAID_PERCENT', 'MISSED_PERCENT', 'LIQUIDATED_PERCENT'] as const),
  ])
  const { LEFT_PERCENT } = await readConstants('lending/credit/CreditCycle.sol', ['LEFT_PERCENT'])
  const { WORST, BEST } = scores
  const { SAFETY_BPS } = await readConstants('lending/LendingAccount.sol', ['SAFETY_BPS'])
  const node = await startNode({ port: await findFreePort() })
  try {
    const { lendingPool } = await deployContracts({ rpcUrl: node.url, artifacts })
    const read = openPool(node.url, lendingPool, artifacts.LendingPool?.abi ?? [])
    const { creditScore } = await read<{ creditScore: bigint }>('getUserAccount', zeroAddress)
    const tiers = await readTiers(read, Number(WORST), Number(BEST))
    return [
      '/** The lowest and the highest score, and that of a newcomer. */',
      `export const scoreRange = ${literal({ lowest: Number(WORST), highest: Number(BEST), newcomer: Number(creditScore) })} as const\n`,
      '/** Scores from and to, and what the tier has of the market rate and of the loan to value, in basis points. */',
      `export const creditTiers = ${list(tiers)} as const\n`,
      '/**',
      ' * What a paid cycle gains of the distance to the highest score, what a missed one and a liquidation lose of the',
      ' * distance to the lowest, and the share of its principal that a loan owes in a cycle. All in percent.',
      ' */',
      `export const creditRules = ${literal({
        paidPercent: Number(scores.PAID_PERCENT),
        missedPercent: Number(scores.MISSED_PERCENT),
        liquidatedPercent: Number(scores.LIQUIDATED_PERCENT),
        duePercent: 100 - Number(LEFT_PERCENT),
      })} as const\n`,
      '/** Borrowing power stays this far below the liquidation threshold, in basis points. */',
      `export const safetyBps = ${literal(SAFETY_BPS)}\n`,
    ].join('\n')
  } finally {
    await node.stop()
  }
}

function openPool(url: string, address: Address, abi: Abi): Read {
  const client = createPublicClient({ transport: http(url, { batch: true }) })
  return async <T>(functionName: string, ...args: unknown[]) =>
    (await client.readContract({ address, abi, functionName, args })) as T
}

/** Reads the tier of every score, so that the bands are defined only in the contract. */
async function readTiers(read: Read, lowest: number, highest: number) {
  const scores = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)
  const tierOf = await Promise.all(scores.map((score) => read<number>('tierOf', BigInt(score))))
  const tiers = [...new Set(tierOf)]
  return Promise.all(
    tiers.map(async (tier) => ({
      tier,
      from: lowest + tierOf.indexOf(tier),
      to: lowest + tierOf.lastIndexOf(tier),
      rateBps: await read<bigint>('tierRateBps', BigInt(tier)),
      powerBps: await read<bigint>('tierPowerBps', BigInt(tier)),
    })),
  )
}
