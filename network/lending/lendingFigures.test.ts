import { setTimeout } from 'node:timers/promises'
import { type Address, formatUnits, maxUint256, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '#network/service/serve.ts'
import { cycle, type LendingFixture, startLendingFixture } from '#network/testing/contracts/lendingFixture.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { startLending } from './lendingServer.ts'

/**
 * Compares every figure of interface D with the contract's own views at the same block, from an empty pool to bad
 * debt.
 */

let bench: LendingFixture
let service: Service
const stranger = '0x00000000000000000000000000000000DeaDBeef'
const ray = 10n ** 27n

beforeAll(async () => {
  bench = await startLendingFixture()
  const { lendingPool } = bench.deployment
  service = await startLending({ rpcUrl: bench.url, lendingPool: () => lendingPool, port: 0 })
}, 240_000)

afterAll(async () => {
  await service?.stop()
  await bench?.stop()
})

async function ask(path: string) {
  const response = await fetch(service.url + path)
  const blockNumber = BigInt(response.headers.get('x-block-number') ?? -1)
  return { status: response.status, blockNumber, body: await response.json() }
}

const contract = () => ({ address: bench.deployment.lendingPool, abi: lendingPoolAbi }) as const

/** (1 + rate / seconds) ^ seconds - 1 as a fraction of integers with 80 digits, squared and multiplied by hand. */
function yearly(rate: bigint): string {
  const one = 10n ** 80n
  const year = 365n * 24n * 3600n
  let [left, square, growth] = [year, one + (rate * 10n ** 53n) / year, one]
  for (; left > 0n; left /= 2n) {
    if (left % 2n === 1n) growth = (growth * square) / one
    square = (square * square) / one
  }
  const unit = 10n ** 62n
  return formatUnits((growth - one + unit / 2n) / unit, 16)
}

type Reserve = Awaited<ReturnType<typeof readReserves>>[number]

function readReserves(blockNumber: bigint) {
  return bench.client.readContract({ ...contract(), functionName: 'getReserves', blockNumber })
}

/** The rate of a loan in the middle tier, from the reserve's terms: two straight lines that meet at the kink. */
function rateOf({ utilization, config }: Reserve): bigint {
  const bps = ray / 10_000n
  const kink = BigInt(config.kinkBps) * bps
  const first = BigInt(config.slope1Bps) * bps
  const base = BigInt(config.baseRateBps) * bps
  if (utilization <= kink) return base + (first * utilization) / kink
  return base + first + (BigInt(config.slope2Bps) * bps * (utilization - kink)) / (ray - kink)
}

type Answer = Awaited<ReturnType<typeof ask>>

/** Compares each figure of the pools with the views, and returns the reserve of the stablecoin. */
async function expectPoolsAgree({ blockNumber, body }: Answer) {
  const reserves = await readReserves(blockNumber)
  expect(body).toEqual(
    reserves.map((reserve) => ({
      ...{ assetAddress: reserve.asset, pTokenAddress: reserve.pToken },
      ...{ symbol: reserve.symbol, decimals: reserve.decimals },
      totalSupplied: formatUnits(reserve.totalSupplied, reserve.decimals),
      supplyApy: yearly(reserve.supplyRate),
      borrowApy: yearly(rateOf(reserve)),
      totalBorrowed: formatUnits(reserve.totalBorrowed, reserve.decimals),
      availableLiquidity: formatUnits(reserve.cash, reserve.decimals),
      utilization: formatUnits(reserve.utilization, 27),
      priceUsd: reserve.price === 0n ? null : formatUnits(reserve.price, 18),
      ...{ borrowable: reserve.config.borrowable, paused: reserve.config.paused },
    })),
  )
  for (const { totalBorrowed: debt, cash, utilization } of reserves)
    expect(utilization).toBe(debt === 0n ? 0n : (debt * ray) / (debt + cash))
  return body[0]
}

async function expectUserAgrees(user: Address, answer?: Answer) {
  const { blockNumber, body } = answer ?? (await ask(`/api/user/${user}`))
  const view = { ...contract(), functionName: 'getUserAccount', args: [user], blockNumber } as const
  const account = await bench.client.readContract(view)
  expect(body).toEqual({
    address: user,
    creditScore: Number(account.creditScore),
    borrowingPower: formatUnits(account.borrowingPowerUsd, 8),
    amountBorrowed: formatUnits(account.debtUsd, 8),
    availableToBorrow: formatUnits(account.availableUsd, 8),
    tier: account.tier,
    collateral: formatUnits(account.collateralUsd, 8),
    healthFactor: account.healthFactor === maxUint256 ? null : formatUnits(account.healthFactor, 18),
  })
  expect(body.creditScore >= 300 && body.creditScore <= 850).toBe(true)
  const rest = account.borrowingPowerUsd - account.debtUsd
  expect(account.availableUsd).toBe(rest > 0n ? rest : 0n)
  return body
}

async function expectAllAgree() {
  for (const user of [...bench.accounts, stranger] as Address[]) await expectUserAgrees(user)
  return expectPoolsAgree(await ask('/api/pools'))
}

test('an empty pool has zero yields, and an unknown address has a newcomer’s record', async () => {
  const stable = await expectAllAgree()
  expect(stable).toMatchObject({ totalSupplied: '0', supplyApy: '0', borrowApy: '0', utilization: '0' })
  expect(await expectUserAgrees(stranger)).toMatchObject({
    ...{ creditScore: 600, borrowingPower: '0', amountBorrowed: '0', availableToBorrow: '0' },
    healthFactor: null,
  })
})

test('the figures equal the views with nothing borrowed, at the kink, and with everything borrowed', async () => {
  const [lender, borrower] = bench.accounts
  await bench.act(lender, 'deposit', bench.usd, parseUnits('50000.000001', 6))
  expect(await expectAllAgree()).toMatchObject({ totalSupplied: '50000.000001', borrowApy: '0' })
  await bench.act(borrower, 'deposit', bench.eth, parseUnits('60.000000000000000007', 18))
  await bench.act(lender, 'withdraw', bench.usd, 1n)
  await bench.act(borrower, 'borrow', bench.usd, parseUnits('45000', 6))
  const kink = await expectAllAgree()
  expect(kink).toMatchObject({ utilization: '0.9', borrowApy: yearly(ray / 20n) })
  await bench.act(borrower, 'borrow', bench.usd, parseUnits('5000', 6))
  const all = await expectAllAgree()
  expect(all).toMatchObject({
    utilization: '1',
    availableLiquidity: '0',
    borrowApy: yearly((ray * 65n) / 100n),
  })
})

test('interest grows with the newest block’s timestamp, after a second and after a month', async () => {
  const before = await expectAllAgree()
  await bench.pass(1)
  const after = await expectAllAgree()
  expect(Number(after.totalBorrowed)).toBeGreaterThan(Number(before.totalBorrowed))
  await bench.pass(30 * 86_400)
  expect(Number((await expectAllAgree()).totalBorrowed)).toBeGreaterThan(52_000)
})

test('the figures equal the views for loans in several assets and for the lowest credit score', async () => {
  const [lender, borrower] = bench.accounts
  await bench.act(lender, 'deposit', bench.btc, parseUnits('3.00000001', 8))
  await bench.act(borrower, 'borrow', bench.btc, parseUnits('0.01234567', 8))
  await bench.pass(3 * cycle)
  await expectAllAgree()
  expect(await expectUserAgrees(borrower)).toMatchObject({ creditScore: 319, tier: 0 })
  await bench.act(borrower, 'repay', bench.btc, maxUint256)
  await expectAllAgree()
})

test('the figures equal the views after a liquidation and with bad debt', async () => {
  const [, borrower, , liquidator] = bench.accounts
  const { creditScore } = await expectUserAgrees(borrower)
  await bench.setPrice(bench.eth, '700')
  const liquidate = bench.onPool('liquidate', borrower, bench.usd, bench.eth, maxUint256)
  await bench.send(liquidator, liquidate)
  await expectAllAgree()
  const after = await expectUserAgrees(borrower)
  expect(after.creditScore).toBeLessThan(creditScore)
  expect(after).toMatchObject({
    borrowingPower: '0',
    collateral: '0',
    availableToBorrow: '0',
    healthFactor: '0',
  })
  expect(Number(after.amountBorrowed)).toBeGreaterThan(10_000)
})

test('each answer is of one block, even while blocks are mined', async () => {
  const [, borrower] = bench.accounts
  const first = await bench.client.getBlockNumber()
  const asking = Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      await setTimeout(index * 3)
      return Promise.all([ask('/api/pools'), ask(`/api/user/${borrower}`)])
    }),
  )
  for (let day = 0; day < 6; day++) await bench.pass(86_400)
  const answers = await asking
  const blocks = answers.flat().map(({ blockNumber }) => blockNumber)
  expect(new Set(blocks).size).toBeGreaterThan(1)
  expect(blocks.every((blockNumber) => blockNumber >= first)).toBe(true)
  for (const [pools, user] of answers) {
    await expectPoolsAgree(pools)
    await expectUserAgrees(borrower, user)
  }
})

test('an account’s answer leaves out an asset without a price', async () => {
  const [, borrower] = bench.accounts
  await bench.act(borrower, 'deposit', bench.eth, 10n ** 18n)
  await bench.act(borrower, 'deposit', bench.btc, 10n ** 8n)
  await bench.setPrice(bench.eth, '0')
  const { collateral } = await expectUserAgrees(borrower)
  expect(Math.round(Number(collateral))).toBe(91_500)
  const pools = await (await fetch(`${service.url}/api/pools`)).json()
  expect(pools).toMatchObject([{ priceUsd: '1' }, { priceUsd: null }, { priceUsd: '91500' }])
  await expectAllAgree()
})
