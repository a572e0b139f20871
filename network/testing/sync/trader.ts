import { type Address, encodeFunctionData, parseUnits } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import { curveFactoryAbi } from '#spec/abi/curveFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { type MinedChain, mine } from './minedChain.ts'

/** An account with a market and money. Each purchase is a block. */
export type Trader = { address: Address; pool: Address; buy(cents: bigint): Promise<void> }

export async function startTrader(chain: MinedChain, deployment: Deployment): Promise<Trader> {
  const address = chain.accounts[11] as Address
  const { stablecoin, curveFactory } = deployment
  const parameters = { name: 'Mirror', symbol: 'MIR', metadata: '{}', virtualUsd: parseUnits('5000', 6) }
  const create = encodeFunctionData({
    abi: curveFactoryAbi,
    functionName: 'createMarket',
    args: [{ ...parameters, supply: parseUnits('1000000', 18), feeStrategy: 2 }],
  })
  const money = [address, parseUnits('90000', 6)] as const
  const mint = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: money })
  await mine(chain, [
    { from: address, to: curveFactory, data: create },
    { from: address, to: stablecoin, data: mint },
  ])
  const pool = await newestPool(chain, curveFactory)
  const limit = [pool, 2n ** 255n] as const
  const approve = encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: limit })
  await mine(chain, [{ from: address, to: stablecoin, data: approve }])
  return {
    address,
    pool,
    async buy(cents) {
      const args = [cents * 10_000n, 0n, address, 2n ** 40n] as const
      const data = encodeFunctionData({ abi: curvePoolAbi, functionName: 'buy', args })
      await mine(chain, [{ from: address, to: pool, data }])
    },
  }
}

async function newestPool({ rpc }: MinedChain, curveFactory: Address): Promise<Address> {
  const ask = (data: `0x${string}`) => rpc.call<string>('eth_call', [{ to: curveFactory, data }, 'latest'])
  const marketCount = BigInt(
    await ask(encodeFunctionData({ abi: curveFactoryAbi, functionName: 'marketCount' })),
  )
  for (const id of [marketCount, marketCount - 1n]) {
    const pools = encodeFunctionData({ abi: curveFactoryAbi, functionName: 'pools', args: [id] })
    const answer = await ask(pools).catch(() => '')
    if (BigInt(answer || 0) !== 0n) return `0x${answer.slice(-40)}`
  }
  throw new Error('There is no market')
}
