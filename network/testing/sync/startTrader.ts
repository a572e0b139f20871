import { type Address, encodeFunctionData, parseUnits } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import { buy, createMarket } from '#network/seed/chain/seedCalls.ts'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { type MinedChain, mine } from './minedChain.ts'

/** An account with a market and money. Each purchase is a block. */
export type Trader = { address: Address; pool: Address; token: Address; buy(cents: bigint): Promise<void> }

export async function startTrader(chain: MinedChain, deployment: Deployment): Promise<Trader> {
  const address = chain.accounts[11] as Address
  const { marketFactory, marketRouter } = deployment
  const [stablecoin] = deployment.marketStablecoins
  const terms = { name: 'Mirror', symbol: 'MIR', metadata: '{}', feeStrategy: 1 }
  const money = [address, parseUnits('90000', 18)] as const
  const limit = [marketRouter, 2n ** 255n] as const
  const mint = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: money })
  const approve = encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: limit })
  await mine(chain, [
    withoutGas(createMarket(address, deployment, terms)),
    { from: address, to: stablecoin, data: mint },
  ])
  await mine(chain, [{ from: address, to: stablecoin, data: approve }])
  const { pool, token } = await newestMarket(chain, marketFactory)
  return {
    address,
    pool,
    token,
    async buy(cents) {
      const purchase = { stablecoin, token, usd: cents * 10n ** 16n }
      await mine(chain, [withoutGas(buy(address, deployment, purchase))])
    },
  }
}

/** The node estimates: it mines these at once. */
function withoutGas({ gas: _, ...call }: ReturnType<typeof buy>) {
  return call
}

async function newestMarket(
  { rpc }: MinedChain,
  factory: Address,
): Promise<{ pool: Address; token: Address }> {
  const ask = (data: `0x${string}`) => rpc.call<string>('eth_call', [{ to: factory, data }, 'latest'])
  const count = BigInt(await ask(encodeFunctionData({ abi: hlpmmFactoryAbi, functionName: 'marketCount' })))
  if (count === 0n) throw new Error('There is no market')
  const read = async (functionName: 'allPools' | 'poolToToken', of: bigint | Address) => {
    const answer = await ask(encodeFunctionData({ abi: hlpmmFactoryAbi, functionName, args: [of] as never }))
    return `0x${answer.slice(-40)}` as Address
  }
  const pool = await read('allPools', count - 1n)
  return { pool, token: await read('poolToToken', pool) }
}
