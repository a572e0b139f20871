import { QueryClient } from '@tanstack/react-query'
import { type Address, encodeAbiParameters, keccak256, maxUint256, parseEventLogs, toHex } from 'viem'
import { vi } from 'vitest'
import { type CurvePool, curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { devAccount } from '#network/contracts/accounts.ts'
import { startTestChain, type TestCall, type TestChain } from '#network/testing/contracts/testChain.ts'
import { hlpmmErrorsAbi } from '#spec/abi/hlpmmErrors.ts'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmQuoterAbi } from '#spec/abi/hlpmmQuoter.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'

export type Market = { pool: Address; token: Address }
export type Side = 'buy' | 'sell'

export const trader = devAccount(50).address

/** A chain with a trader of many dollars, and the app's own reading of it. */
export async function startCurveWorld() {
  const chain = await startTestChain()
  const { marketStablecoins, marketFactory, marketRouter, marketQuoter } = chain.deployment
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await configure(chain)
  for (const coin of marketStablecoins) {
    await giveDollars(coin, 10n ** 45n)
    await chain.send(trader, onToken(coin, 'approve', marketRouter, maxUint256))
  }

  /** Writes the trader's balance into a stablecoin: its faucet gives less than a large trade takes. */
  async function giveDollars(coin: Address, amount: bigint) {
    const slot = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [trader, 0n])
    await chain.time.setStorageAt({
      address: coin,
      index: keccak256(slot),
      value: toHex(amount, { size: 32 }),
    })
  }

  async function openMarket(name: string): Promise<Market> {
    const receipt = await chain.send(trader, {
      address: marketFactory,
      abi: hlpmmFactoryAbi,
      functionName: 'createMarket',
      args: [name, 'TEST', '{}', 0],
    })
    const [log] = parseEventLogs({ abi: hlpmmFactoryAbi, eventName: 'MarketCreated', logs: receipt.logs })
    if (!log) throw new Error('There is no event.')
    const { pool, token } = log.args
    await chain.send(trader, onToken(token, 'approve', marketRouter, maxUint256))
    return { pool, token }
  }

  /** Mines an empty block some seconds after the last one. */
  async function mineAfter(seconds: number): Promise<void> {
    const { timestamp } = await chain.client.getBlock()
    await chain.time.setNextBlockTimestamp({ timestamp: timestamp + BigInt(seconds) })
    await chain.time.mine({ blocks: 1 })
  }

  /** Reads a pool through the app. */
  async function readPool(pool: Address) {
    const { block, reserves, fee }: CurvePool = await queryClient.fetchQuery({
      ...curvePoolQuery(pool),
      staleTime: 0,
    })
    if (reserves === null || fee === null) throw new Error('The pool does not say its reserves and its fee.')
    return { block, reserves, fee }
  }

  /** The quoter's answer at a block. */
  async function quote(side: Side, { token }: Market, amount: bigint, block: number): Promise<bigint> {
    const [amountOut] = await chain.client.readContract({
      address: marketQuoter,
      abi: hlpmmQuoterAbi,
      functionName: side === 'buy' ? 'quoteStableToToken' : 'quoteTokenToStable',
      args: [amount, token],
      blockNumber: BigInt(block),
    })
    return amountOut
  }

  /** The quoter's answer at a block for one market's token with another's. */
  async function quoteHop(from: Market, to: Market, amount: bigint, block: number): Promise<bigint> {
    const [amountOut] = await chain.client.readContract({
      address: marketQuoter,
      abi: hlpmmQuoterAbi,
      functionName: 'quoteExactInput',
      args: [amount, from.token, to.token],
      blockNumber: BigInt(block),
    })
    return amountOut
  }

  /** All dollars and the tokens of the trader, in base units. */
  async function holdings({ token }: Market) {
    const read = (asset: Address) => chain.read<bigint>(onToken(asset, 'balanceOf', trader))
    const [tokens, ...dollars] = await Promise.all([token, ...marketStablecoins].map(read))
    return { dollars: dollars.reduce((sum, each) => sum + each, 0n), tokens: tokens ?? 0n }
  }

  return { ...chain, openMarket, mineAfter, readPool, quote, quoteHop, holdings }
}

/** Configures the app for this chain. */
async function configure({ url, deployment }: TestChain) {
  const { lendingPool, marketRouter, marketQuoter, stablecoinRegistry } = deployment
  await loadTestConfig({
    indexerUrl: url,
    rpcUrl: url,
    explorerUrl: url,
    lendingUrl: url,
    lendingPool,
    curve: { kind: 'hlpmm-v2', router: marketRouter, quoter: marketQuoter, registry: stablecoinRegistry },
  })
  vi.unstubAllGlobals()
}

type TradeCall = { side: Side; market: Market; amount: bigint; coin?: number; to?: Address }

/** A trade of the trader's through the router; a purchase is for somebody, a sale for the trader. */
export function tradeCall(
  { deployment: { marketRouter, marketStablecoins } }: Pick<TestChain, 'deployment'>,
  { side, market: { token }, amount, coin = 0, to = trader }: TradeCall,
): TestCall {
  const [functionName, ...assets] =
    side === 'buy'
      ? (['swapExactStableForTokens', marketStablecoins[coin], token] as const)
      : (['swapExactTokensForStable', token] as const)
  const args = [amount, 0n, ...assets, to, maxUint256]
  return { address: marketRouter, abi: [...hlpmmRouterAbi, ...hlpmmErrorsAbi], functionName, args }
}

/** A trade of one market's token for another's through the router, for the trader. */
export function hopCall(
  { deployment: { marketRouter } }: Pick<TestChain, 'deployment'>,
  { from, to, amount }: { from: Market; to: Market; amount: bigint },
): TestCall {
  const args = [amount, 0n, from.token, to.token, trader, maxUint256]
  const abi = [...hlpmmRouterAbi, ...hlpmmErrorsAbi]
  return { address: marketRouter, abi, functionName: 'swapExactTokensForTokens', args }
}

export type CurveWorld = Awaited<ReturnType<typeof startCurveWorld>>

function onToken(address: Address, functionName: string, ...args: unknown[]): TestCall {
  return { address, abi: testTokenAbi, functionName, args }
}
