import {
  type Address,
  decodeEventLog,
  maxUint256,
  parseEventLogs,
  parseUnits,
  type TransactionReceipt,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom, type Random } from '#network/seed/random.ts'
import { startTestChain, type TestCall, type TestChain } from '#network/test/contracts/testChain.ts'
import { curveFactoryAbi, curvePoolAbi, testTokenAbi } from './abi.ts'
import { devAccount } from './accounts.ts'

let chain: TestChain
const [creator, ...traders] = [50, 51, 52, 53].map((index) => devAccount(index).address) as [
  Address,
  ...Address[],
]
const million = parseUnits('1000000', 6)
const feeUnit = 1_000_000n

beforeAll(async () => {
  chain = await startTestChain()
  for (const trader of traders) await chain.send(trader, onStablecoin('mint', trader, million))
}, 240_000)

afterAll(() => chain?.stop())

function onStablecoin(functionName: string, ...args: unknown[]): TestCall {
  return { address: chain.deployment.stablecoin, abi: testTokenAbi, functionName, args }
}

function on(pool: Address, functionName: string, ...args: unknown[]): TestCall {
  return { address: pool, abi: curvePoolAbi, functionName, args }
}

async function openMarket(virtualUsd: bigint, supply: bigint, feeStrategy: number) {
  const parameters = { name: 'Test', symbol: 'TEST', metadata: '{}', virtualUsd, supply, feeStrategy }
  const receipt = await chain.send(creator, {
    address: chain.deployment.curveFactory,
    abi: curveFactoryAbi,
    functionName: 'createMarket',
    args: [parameters],
  })
  const log = receipt.logs.at(-1)
  if (!log) throw new Error('There is no event.')
  const { args } = decodeEventLog({ abi: curveFactoryAbi, eventName: 'MarketCreated', ...log })
  for (const trader of traders) {
    await chain.send(trader, onStablecoin('approve', args.pool, maxUint256))
    const token = { address: args.token, abi: testTokenAbi, functionName: 'approve' }
    await chain.send(trader, { ...token, args: [args.pool, maxUint256] })
  }
  return args
}

async function stateOf(pool: Address, token: Address) {
  const uint = (name: string) => chain.read<bigint>(on(pool, name))
  const held = (asset: Address) =>
    chain.read<bigint>({ address: asset, abi: testTokenAbi, functionName: 'balanceOf', args: [pool] })
  const [x, real, y, price, cap, accrued, claimed, usdHeld, tokensHeld] = await Promise.all([
    uint('virtualReserveUsd'),
    uint('realReserveUsd'),
    uint('reserveToken'),
    uint('spotPriceWad'),
    uint('marketCapUsd'),
    uint('feesAccrued'),
    uint('feesClaimed'),
    held(chain.deployment.stablecoin),
    held(token),
  ])
  return { x, real, y, price, cap, accrued, claimed, usdHeld, tokensHeld }
}

function swapOf(receipt: TransactionReceipt) {
  const [swap] = parseEventLogs({ abi: curvePoolAbi, eventName: 'Swap', logs: receipt.logs })
  if (!swap) throw new Error('There is no swap.')
  return swap.args
}

function ceilDiv(value: bigint, by: bigint) {
  return (value + by - 1n) / by
}

const kinds = [
  ['a fixed fee', 0, parseUnits('5000', 6), parseUnits('1000000', 18)],
  ['a linear fee and a micro-price', 1, parseUnits('1000', 6), parseUnits('1000000000000', 18)],
  ['a quadratic fee and a high price', 2, parseUnits('50000', 6), parseUnits('10', 18)],
] as const

type Swap = ReturnType<typeof swapOf>
type State = Awaited<ReturnType<typeof stateOf>>

function balanceOf(token: Address, holder: Address) {
  return chain.read<bigint>({ address: token, abi: testTokenAbi, functionName: 'balanceOf', args: [holder] })
}

/** A buy or a sale of a random size; null when the amount is too small to trade. */
async function randomTrade(pool: Address, token: Address, random: Random) {
  const trader = random.pick(traders)
  const held = await balanceOf(token, trader)
  const sold = (held * BigInt(random.integer(1, 100))) / 100n
  const paid = BigInt(Math.ceil(random.between(1, 60) ** 5))
  const call =
    sold === 0n || random.chance(0.55)
      ? on(pool, 'buy', paid, 0n, trader, maxUint256)
      : on(pool, 'sell', sold, 0n, trader, maxUint256)
  const refusal = await chain.attempt(trader, call).catch((error: Error) => error.message)
  if (!refusal) return swapOf(await chain.send(trader, call))
  expect(refusal).toContain('ZeroAmount')
  return null
}

function expectFormulae(swap: Swap, before: State, after: State) {
  const net = swap.isBuy ? swap.amountIn - swap.feeAmount : swap.amountOut + swap.feeAmount
  if (swap.isBuy) expect(swap.amountOut).toBe((before.y * net) / (before.x + net))
  else expect(net).toBe((before.x * swap.amountIn) / (before.y + swap.amountIn))
  expect(after.x - before.x).toBe(swap.isBuy ? net : -net)
  const growth = after.x * after.y - before.x * before.y
  expect(growth >= 0n && growth < (swap.isBuy ? after.x : after.y)).toBe(true)
  expect(swap.isBuy ? after.price >= before.price : after.price <= before.price).toBe(true)
  expect(swap).toMatchObject({
    virtualReserveUsdAfter: after.x,
    realReserveUsdAfter: after.real,
    reserveTokenAfter: after.y,
    priceUsdAfterWad: after.price,
  })
}

function expectSolvency(state: State, virtualUsd: bigint, supply: bigint, fees: bigint) {
  expect(state.price).toBe((state.x * 10n ** 30n) / state.y)
  expect(state.cap).toBe((state.x * supply) / state.y)
  expect(state.x - state.real).toBe(virtualUsd)
  expect(state.usdHeld).toBe(state.real + state.accrued)
  expect(state.tokensHeld).toBe(state.y)
  expect(state.accrued + state.claimed).toBe(fees)
}

describe.each(kinds)('a market with %s', (_, feeStrategy, virtualUsd, supply) => {
  test('holds its invariants through sixty random trades, and empties to dust', async () => {
    const random = createRandom(`curve ${feeStrategy}`)
    const { pool, token } = await openMarket(virtualUsd, supply, feeStrategy)
    let fees = 0n
    for (let turn = 0; turn < 60; turn++) {
      if (random.chance(0.4)) await chain.pass(random.pick([5, 40, 700]))
      const before = await stateOf(pool, token)
      const swap = await randomTrade(pool, token, random)
      if (!swap) continue
      fees += swap.feeAmount
      const after = await stateOf(pool, token)
      expectFormulae(swap, before, after)
      expectSolvency(after, virtualUsd, supply, fees)
    }

    for (const trader of traders) {
      const held = await balanceOf(token, trader)
      if (held > 0n) await chain.send(trader, on(pool, 'sell', held, 0n, trader, maxUint256))
    }
    const end = await stateOf(pool, token)
    expect(end.y).toBe(supply)
    expect(end.real < 1000n).toBe(true)
  }, 60_000)
})

test('a quote is what a trade in the same state gives, exact-out included', async () => {
  const { pool, token } = await openMarket(parseUnits('3000', 6), parseUnits('1000000', 18), 1)
  const [trader] = traders as [Address]
  const usd = parseUnits('123.456789', 6)
  const [expected, fee] = await chain.read<[bigint, bigint]>(on(pool, 'quoteBuy', usd))
  const bought = swapOf(await chain.send(trader, on(pool, 'buy', usd, expected, trader, maxUint256)))
  expect(bought).toMatchObject({ amountOut: expected, feeAmount: fee })

  await chain.pass(1000)
  const wanted = parseUnits('5000', 18)
  const [cost] = await chain.read<[bigint, bigint]>(on(pool, 'quoteBuyExactOut', wanted))
  const exact = swapOf(await chain.send(trader, on(pool, 'buy', cost, wanted, trader, maxUint256)))
  expect(exact.amountOut >= wanted).toBe(true)

  await chain.pass(1000)
  const held = { address: token, abi: testTokenAbi, functionName: 'balanceOf', args: [trader] }
  const tokens = await chain.read<bigint>(held)
  const [proceeds] = await chain.read<[bigint, bigint]>(on(pool, 'quoteSell', tokens))
  const sold = swapOf(await chain.send(trader, on(pool, 'sell', tokens, proceeds, trader, maxUint256)))
  expect(sold.amountOut).toBe(proceeds)
})

test('volatility rises with trades, raises the next fee, and decays to nothing in ten minutes', async () => {
  const { pool } = await openMarket(parseUnits('1000', 6), parseUnits('1000000', 18), 1)
  const [trader] = traders as [Address]
  await chain.send(trader, on(pool, 'buy', parseUnits('500', 6), 0n, trader, maxUint256))
  const risen = await chain.read<bigint>(on(pool, 'volatility'))
  expect(risen).toBe(10_000n)
  expect(await chain.read<bigint>(on(pool, 'feePpm'))).toBe(43_000n)
  await chain.pass(60)
  expect(await chain.read<bigint>(on(pool, 'volatility'))).toBe(5_000n)
  await chain.pass(600)
  expect(await chain.read<bigint>(on(pool, 'volatility'))).toBe(0n)
  expect(await chain.read<bigint>(on(pool, 'feePpm'))).toBe(3_000n)
})

test('the average price follows slowly where the spot price jumps', async () => {
  const { pool } = await openMarket(parseUnits('1000', 6), parseUnits('1000000', 18), 0)
  const [trader] = traders as [Address]
  const first = await chain.read<bigint>(on(pool, 'spotPriceWad'))
  await chain.pass(300)
  await chain.send(trader, on(pool, 'buy', parseUnits('1000', 6), 0n, trader, maxUint256))
  await chain.pass(2)
  const spot = await chain.read<bigint>(on(pool, 'spotPriceWad'))
  expect(spot > first * 3n).toBe(true)
  expect((await chain.read<bigint>(on(pool, 'averagePriceWad'))) < (first * 11n) / 10n).toBe(true)
  await chain.pass(100_000)
  expect(await chain.read<bigint>(on(pool, 'averagePriceWad'))).toBe(spot)
})

test('fees go to the present owner of the deed, once', async () => {
  const { pool, nftId } = await openMarket(parseUnits('1000', 6), parseUnits('1000000', 18), 0)
  const [trader, heir] = traders as [Address, Address]
  await chain.send(trader, on(pool, 'buy', parseUnits('200', 6), 0n, trader, maxUint256))
  await chain.send(creator, {
    address: chain.deployment.marketNft,
    abi: chain.artifacts.MarketNft?.abi ?? [],
    functionName: 'transferFrom',
    args: [creator, heir, nftId],
  })
  const before = await chain.read<bigint>(onStablecoin('balanceOf', heir))
  await chain.send(creator, on(pool, 'claimFees'))
  const after = await chain.read<bigint>(onStablecoin('balanceOf', heir))
  expect(after - before).toBe(ceilDiv(parseUnits('200', 6) * 10_000n, feeUnit))
  await expect(chain.attempt(creator, on(pool, 'claimFees'))).rejects.toThrow('ZeroAmount')
})

test('a trade is refused by name: slippage, lateness, nothing, and more than there is', async () => {
  const { pool } = await openMarket(parseUnits('1000', 6), parseUnits('1000000', 18), 0)
  const [trader] = traders as [Address]
  const refusal = (...call: [name: string, ...args: unknown[]]) => chain.attempt(trader, on(pool, ...call))
  await expect(refusal('buy', 1_000_000n, maxUint256, trader, maxUint256)).rejects.toThrow('Slippage')
  await expect(refusal('buy', 1_000_000n, 0n, trader, 1n)).rejects.toThrow('Expired')
  await expect(refusal('buy', 0n, 0n, trader, maxUint256)).rejects.toThrow('ZeroAmount')
  await expect(refusal('sell', 10n ** 18n, 0n, trader, maxUint256)).rejects.toThrow('InsufficientReserve')
  await expect(refusal('quoteBuyExactOut', 10n ** 24n)).rejects.toThrow('InsufficientReserve')
})
