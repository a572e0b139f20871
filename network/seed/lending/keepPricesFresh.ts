import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { accountRoles, devAccount } from '#network/contracts/accounts.ts'
import type { Deployment } from '#network/contracts/deploy.ts'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'
import { type Call, createTransactionSender } from '#network/seed/chain/transactionSender.ts'
import { createRandom } from '#network/seed/random.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { priceOracleAbi } from '#spec/abi/priceOracle.ts'

type FreshOptions = { rpcUrl: string; deployment: Deployment; pause?: number }

/** The pool accepts a price for a day. Prices older than this many seconds are set again. */
const maximumAge = 3_600

/**
 * Sets the oracle's prices again before they are stale, until stopped. When this resolves the first round has been
 * handed to the node, so the next block of a network that stood still for a week has fresh prices.
 */
export async function keepPricesFresh({ rpcUrl, deployment, pause = 60_000 }: FreshOptions) {
  const rpc = createRpc(rpcUrl)
  const random = createRandom('prices')
  const stopping = new AbortController()

  async function refresh() {
    const calls = await stalePrices(rpc, deployment)
    if (calls.length > 0) await createTransactionSender(rpc, random).send(calls)
  }

  async function run() {
    while (!stopping.signal.aborted) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      // When the node is unreachable, the next round tries again.
      if (!stopping.signal.aborted) await refresh().catch(() => {})
    }
  }

  await refresh()
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Calls that renew the prices older than `maximumAge`. Market prices come from their curves and need no renewal. */
async function stalePrices(rpc: Rpc, { lendingPool, priceOracle }: Deployment): Promise<Call[]> {
  const assets = await readAssets(rpc, lendingPool)
  const prices = await rpc.batch(
    assets.map((asset) => {
      const data = encodeFunctionData({ abi: priceOracleAbi, functionName: 'fixedPrices', args: [asset] })
      return { method: 'eth_call', params: [{ to: priceOracle, data }, 'latest'] }
    }),
  )
  const now = await readTime(rpc)
  return assets.flatMap((asset, index) => {
    const [usd, updatedAt] = decodeFunctionResult({
      abi: priceOracleAbi,
      functionName: 'fixedPrices',
      data: prices[index] as Hex,
    })
    return usd > 0n && now - Number(updatedAt) > maximumAge ? [setPrice(priceOracle, asset, usd)] : []
  })
}

async function readAssets(rpc: Rpc, lendingPool: Address) {
  const functionName = 'getReservesList'
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName })
  const answer = await rpc.call<Hex>('eth_call', [{ to: lendingPool, data }, 'latest'])
  return decodeFunctionResult({ abi: lendingPoolAbi, functionName, data: answer })
}

/** The time of the next block: the newest one of a network that stood still is as old as its prices. */
async function readTime(rpc: Rpc) {
  const { timestamp } = await rpc.call<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false])
  return Math.max(Number(timestamp), Date.now() / 1_000)
}

function setPrice(priceOracle: Address, asset: Address, usd: bigint): Call {
  const data = encodeFunctionData({ abi: priceOracleAbi, functionName: 'setPrice', args: [asset, usd] })
  return { from: devAccount(accountRoles.operator).address, to: priceOracle, data, gas: 80_000n }
}
