import { type Abi, type Address, encodeFunctionData, type Hex, parseUnits } from 'viem'
import type { Artifacts } from '#network/contracts/compile.ts'
import type { Deployment } from '#network/contracts/deploy.ts'
import { createRandom } from '#network/seed/random.ts'
import { collectibleAbi } from '#spec/abi/collectible.ts'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmNftAbi } from '#spec/abi/hlpmmNft.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'
import { playgroundAbi } from '#spec/abi/playground.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { type MinedChain, mine } from './minedChain.ts'

type Call = { from: Address; to?: Address; data?: Hex; value?: bigint }

/** Blocks with a little of everything: trades, new markets, tokens of every standard, loans, contracts, failures. */
export type RandomActivity = { blocks(count: number): Promise<void> }

const deadline = 2n ** 40n
const buyName = 'swapExactStableForTokens'
const sellName = 'swapExactTokensForStable'
const plenty = parseUnits('90000', 6)
const unlimited = 2n ** 255n

/** It trades on the market that `startTrader` created. */
export async function startRandomActivity(
  chain: MinedChain,
  {
    deployment,
    artifacts,
    token,
    seed,
  }: { deployment: Deployment; artifacts: Artifacts; token: Address; seed: string },
): Promise<RandomActivity> {
  const {
    stablecoin,
    marketFactory,
    marketNft,
    marketRouter,
    collectible,
    multiToken,
    playground,
    lendingPool,
  } = deployment
  const [dollar] = deployment.marketStablecoins
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
  const newMarket = () => [
    `Market ${random.integer(1, 1_000_000)}`,
    'LIFE',
    '{"description":"x"}',
    random.integer(0, 3),
  ]

  const actions: (() => Call[])[] = [
    () => {
      const usd = BigInt(random.integer(1, 900)) * 10n ** 16n
      return [call(trader, marketRouter, hlpmmRouterAbi, buyName, usd, 0n, dollar, token, trader, deadline)]
    },
    () => {
      const tokens = BigInt(random.integer(1, 90)) * 10n ** 20n
      return [call(trader, marketRouter, hlpmmRouterAbi, sellName, tokens, 0n, token, trader, deadline)]
    },
    () => [call(trader, marketFactory, hlpmmFactoryAbi, 'createMarket', ...newMarket())],
    () => [call(trader, marketNft, hlpmmNftAbi, 'claimFees', 1n)],
    () => [call(trader, marketNft, hlpmmNftAbi, 'setFeeStrategy', 1n, random.integer(0, 3))],
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
    call(trader, token, testTokenAbi, 'approve', marketRouter, unlimited),
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
