import { createPublicClient, formatUnits, http, zeroAddress } from 'viem'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { type Comparison, forEachOf, getJson, sampleOf } from './comparison.ts'

/** Compares pools and accounts as interface D tells them with the contract. */
export async function compareLending({ network, count, most }: Comparison): Promise<void> {
  const { lending, node } = network.urls
  const client = createPublicClient({ transport: http(node) })
  const pool = { address: network.deployment?.lendingPool ?? zeroAddress, abi: lendingPoolAbi } as const
  const reserves = await client.readContract({ ...pool, functionName: 'getReserves' })
  const served = (await getJson(lending, '/api/pools')) as unknown[]
  for (const [at, reserve] of reserves.entries())
    count.compare(`Pool ${reserve.symbol}`, served[at], {
      assetAddress: reserve.asset,
      pTokenAddress: reserve.pToken,
      symbol: reserve.symbol,
      decimals: reserve.decimals,
      totalSupplied: formatUnits(reserve.totalSupplied, reserve.decimals),
    })
  await forEachOf(sampleOf(network.accounts, most), async (user) => {
    const account = await client.readContract({ ...pool, functionName: 'getUserAccount', args: [user] })
    count.compare(`Account ${user}`, await getJson(lending, `/api/user/${user}`), {
      address: user,
      creditScore: Number(account.creditScore),
      borrowingPower: formatUnits(account.borrowingPowerUsd, 8),
      amountBorrowed: formatUnits(account.debtUsd, 8),
      availableToBorrow: formatUnits(account.availableUsd, 8),
    })
  })
}
