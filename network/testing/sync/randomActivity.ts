import { type Abi, type Address, encodeFunctionData, type Hex, parseUnits } from 'viem'
import type { Artifacts } from '#network/contracts/compile.ts'
import type { Deployment } from '#network/contracts/deploy.ts'
import { createRandom } from '#network/seed/random.ts'
import { collectibleAbi } from '#spec/abi/collectible.ts'
import { curveFactoryAbi } from '#spec/abi/curveFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'
import { playgroundAbi } from '#spec/abi/playground.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { type MinedChain, mine } from './minedChain.ts'

type Call = { from: Address; to?: Address; data?: Hex; value?: bigint }

/** Blocks with a little of everything: trades, new markets, tokens of every standard, loans, contracts, failures. */
export type RandomActivity = { blocks(count: number): Promise<void> }

const deadline = 2n ** 40n
const plenty = parseUnits('90000', 6)
const unlimited = 2n ** 255n

/** It trades on the market that `startTrader` created. */
export async function startRandomActivity(
  chain: MinedChain,
  {
    deployment,
    artifacts,
    pool,
    seed,
  }: { deployment: Deployment; artifacts: Artifacts; pool: Address; seed: string },
): Promise<RandomActivity> {
  const { stablecoin, curveFactory, collectible, multiToken, playground, lendingPool } = deployment
  const random = createRandom(seed)
  const [trader, lender, collector, builder] = [11, 14, 15, 16].map((at) => chain.accounts[at] as Address)
  const call = (
    from: Address | undefined,
    to: Address,
    abi: Abi,
    functionName: string,
    ...args: unknown[]
  ): Call => ({
    from: from as Address,
    to,
    data: encodeFunctionData({ abi, functionName, args }),
  })
  const randomAddress = () =>
    `0x${random
      .integer(1, 2 ** 40)
      .toString(16)
      .padStart(40, '5')}` as Address
  const terms = () => ({
    name: `Market ${random.integer(1, 1_000_000)}`,
    symbol: 'LIFE',
    metadata: '{"description":"x"}',
    virtualUsd: parseUnits('5000', 6),
    supply: parseUnits('1000000', 18),
    feeStrategy: 2,
  })
  const token = `0x${(await ask(chain, pool, 'token')).slice(-40)}` as Address

  const actions: (() => Call[])[] = [
    () => [
      call(trader, pool, curvePoolAbi, 'buy', BigInt(random.integer(1, 900)) * 10_000n, 0n, trader, deadline),
    ],
    () => [
      call(
        trader,
        pool,
        curvePoolAbi,
        'sell',
        BigInt(random.integer(1, 90)) * 10n ** 16n,
        0n,
        trader,
        deadline,
      ),
    ],
    () => [call(trader, curveFactory, curveFactoryAbi, 'createMarket', terms())],
    () => [call(trader, pool, curvePoolAbi, 'claimFees')],
    () => [call(trader, token, testTokenAbi, 'transfer', randomAddress(), BigInt(random.integer(1, 900)))],
    () => [call(builder, stablecoin, testTokenAbi, 'mint', randomAddress(), 5n)],
    () => [call(collector, collectible, collectibleAbi, 'mint', randomAddress())],
    () => [call(collector, collectible, collectibleAbi, 'mint', collector)],
    () => [call(collector, collectible, collectibleAbi, 'burn', BigInt(random.integer(1, 20)))],
    () => [call(collector, multiToken, multiTokenAbi, 'mintBatch', randomAddress(), [1n, 2n], [5n, 6n])],
    () => [call(lender, lendingPool, lendingPoolAbi, 'deposit', stablecoin, parseUnits('50', 6))],
    () => [call(lender, lendingPool, lendingPoolAbi, 'borrow', stablecoin, parseUnits('12', 6))],
    () => [call(lender, lendingPool, lendingPoolAbi, 'repay', stablecoin, parseUnits('5', 6))],
    () => [call(lender, lendingPool, lendingPoolAbi, 'withdraw', stablecoin, parseUnits('3', 6))],
    () => [{ ...call(builder, playground, playgroundAbi, 'create', 2n), value: 9n }],
    () => [call(builder, playground, playgroundAbi, 'retireLatest')],
    () => [
      {
        ...call(builder, playground, playgroundAbi, 'split', [randomAddress(), randomAddress()]),
        value: 10n,
      },
    ],
    () => [call(builder, playground, playgroundAbi, 'refuse', 7n)],
    () => [{ from: builder as Address, to: randomAddress(), value: 1n }],
    () => [{ from: builder as Address, data: (artifacts.Collectible as Artifacts[string]).bytecode }],
  ]

  await mine(chain, [
    call(lender, stablecoin, testTokenAbi, 'mint', lender, plenty),
    call(lender, stablecoin, testTokenAbi, 'approve', lendingPool, unlimited),
    call(trader, token, testTokenAbi, 'approve', pool, unlimited),
  ])
  return {
    async blocks(count) {
      for (let block = 0; block < count; block++) {
        // Now and then hours pass, so that candles end and trades become older than a day.
        if (random.chance(0.1)) await chain.rpc.call('evm_increaseTime', [random.integer(600, 20_000)])
        await mine(chain, [random.pick(actions)(), random.pick(actions)()].flat())
      }
    },
  }
}

function ask({ rpc }: MinedChain, to: Address, functionName: 'token'): Promise<string> {
  const data = encodeFunctionData({ abi: curvePoolAbi, functionName })
  return rpc.call('eth_call', [{ to, data }, 'latest'])
}
