import { QueryClient } from '@tanstack/react-query'
import { type Address, decodeEventLog, encodeAbiParameters, keccak256, maxUint256, toHex } from 'viem'
import { vi } from 'vitest'
import type { Curve } from '#domain/markets/curve/curve.ts'
import { curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { loadConfig } from '#lib/browser/config/config.ts'
import { devAccount } from '#network/contracts/accounts.ts'
import { startTestChain, type TestCall } from '#network/testing/contracts/testChain.ts'
import { curveFactoryAbi } from '#spec/abi/marketFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'

export type Market = {
  pool: Address
  token: Address
  virtualUsd: bigint
  supply: bigint
  feeStrategy: number
}

export const trader = devAccount(50).address

/** A chain with a trader of many dollars, and the app's own reading of it. */
export async function startCurveWorld() {
  const chain = await startTestChain()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await configure()
  await giveDollars(10n ** 45n)

  async function configure() {
    const config = {
      name: 'Test',
      chainId: 31337,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      ...{ indexerUrl: chain.url, rpcUrl: chain.url, explorerUrl: chain.url, lendingUrl: chain.url },
      lendingPool: chain.deployment.lendingPool,
    }
    const real = fetch
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      input === '/config.json' ? Promise.resolve(Response.json(config)) : real(input, init),
    )
    await loadConfig()
    vi.unstubAllGlobals()
  }

  /** Writes the trader's balance into the stablecoin: its faucet gives less than a large market takes. */
  async function giveDollars(amount: bigint) {
    const slot = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [trader, 0n])
    const value = toHex(amount, { size: 32 })
    await chain.time.setStorageAt({ address: chain.deployment.stablecoin, index: keccak256(slot), value })
  }

  async function openMarket(virtualUsd: bigint, supply: bigint, feeStrategy: number): Promise<Market> {
    const parameters = { name: 'Test', symbol: 'TEST', metadata: '{}', virtualUsd, supply, feeStrategy }
    const receipt = await chain.send(trader, {
      address: chain.deployment.marketFactory,
      abi: curveFactoryAbi,
      functionName: 'createMarket',
      args: [parameters],
    })
    const log = receipt.logs.at(-1)
    if (!log) throw new Error('There is no event.')
    const { pool, token } = decodeEventLog({ abi: curveFactoryAbi, eventName: 'MarketCreated', ...log }).args
    for (const asset of [chain.deployment.stablecoin, token])
      await chain.send(trader, onToken(asset, 'approve', pool, maxUint256))
    return { pool, token, virtualUsd, supply, feeStrategy }
  }

  /** Mines an empty block some seconds after the last one and answers its time. */
  async function mineAfter(seconds: number): Promise<number> {
    const { timestamp } = await chain.client.getBlock()
    const next = timestamp + BigInt(seconds)
    await chain.time.setNextBlockTimestamp({ timestamp: next })
    await chain.time.mine({ blocks: 1 })
    return Number(next)
  }

  /** What the app reads of a pool. */
  async function readCurve(pool: Address): Promise<Curve> {
    const { reserves, feePpm } = await queryClient.fetchQuery({ ...curvePoolQuery(pool), staleTime: 0 })
    if (reserves === null || feePpm === null)
      throw new Error('The pool does not say its reserves and its fee.')
    return { ...reserves, feePpm }
  }

  /** Dollars and tokens of the trader, in base units. */
  async function holdings({ token }: Market) {
    const [dollars, tokens] = await Promise.all(
      [chain.deployment.stablecoin, token].map((asset) =>
        chain.read<bigint>(onToken(asset, 'balanceOf', trader)),
      ),
    )
    return { dollars: dollars ?? 0n, tokens: tokens ?? 0n }
  }

  return { ...chain, openMarket, mineAfter, readCurve, holdings }
}

export type CurveWorld = Awaited<ReturnType<typeof startCurveWorld>>

export function on(pool: Address, functionName: string, ...args: unknown[]): TestCall {
  return { address: pool, abi: curvePoolAbi, functionName, args }
}

export function onToken(address: Address, functionName: string, ...args: unknown[]): TestCall {
  return { address, abi: testTokenAbi, functionName, args }
}
