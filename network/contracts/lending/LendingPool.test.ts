import { type Address, type Hex, maxUint256, parseEventLogs, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRandom } from '#network/seed/random.ts'
import { cycle, type LendingFixture, startLendingFixture } from '#network/testing/contracts/lendingFixture.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'

let bench: LendingFixture
let clean: Hex

beforeAll(async () => {
  bench = await startLendingFixture()
}, 240_000)

afterAll(() => bench?.stop())

beforeEach(async () => {
  clean = await bench.time.snapshot()
})

afterEach(() => bench.time.revert({ id: clean }))

const usd = (amount: string) => parseUnits(amount, 6)
const eth = (amount: string) => parseUnits(amount, 18)
const btc = (amount: string) => parseUnits(amount, 8)

describe('the largest uint256 as an amount moves the whole balance or debt', () => {
  const cases = [
    [6, 'usd', usd('60000'), usd('20000.123457'), 'eth', eth('40')],
    [18, 'eth', eth('30'), eth('7.123456789012345678'), 'btc', btc('2')],
    [8, 'btc', btc('2'), btc('0.41234567'), 'usd', usd('400000')],
  ] as const

  test.each(cases)(
    'for %i decimals: no debt, no share and no dust stays',
    async (_, asset, supply, debt, kind, pledge) => {
      const [lender, borrower] = bench.accounts
      const [token, collateral] = [bench[asset], bench[kind]]
      await bench.act(lender, 'deposit', token, supply)
      await bench.act(borrower, 'deposit', collateral, pledge)
      await bench.act(borrower, 'borrow', token, debt)
      await bench.pass(40 * 86_400 + 17)
      expect((await bench.debt(token, borrower)) > debt).toBe(true)

      await bench.act(borrower, 'repay', token, maxUint256)
      expect(await bench.debt(token, borrower)).toBe(0n)
      expect(await bench.position(borrower, token)).toMatchObject({ scaledDebt: 0n, principal: 0n })
      await bench.act(borrower, 'withdraw', collateral, maxUint256)
      const before = await bench.balance(token, lender)
      await bench.act(lender, 'withdraw', token, maxUint256)
      expect((await bench.balance(token, lender)) - before > supply).toBe(true)
      expect(await bench.scaledSupply(token, lender)).toBe(0n)
      expect(await bench.scaledSupply(collateral, borrower)).toBe(0n)
      const { totalBorrowed, cash, totalSupplied } = await bench.reserve(token)
      expect(totalBorrowed).toBe(0n)
      expect(cash >= totalSupplied).toBe(true)
    },
  )

  test('repaying more than the debt charges only the debt', async () => {
    const [lender, borrower] = bench.accounts
    await bench.act(lender, 'deposit', bench.usd, usd('1000'))
    await bench.act(borrower, 'deposit', bench.eth, eth('1'))
    const before = await bench.balance(bench.usd, borrower)
    await bench.act(borrower, 'borrow', bench.usd, usd('500'))
    await bench.act(borrower, 'repay', bench.usd, usd('800'))
    const cost = before - (await bench.balance(bench.usd, borrower))
    expect(cost >= 0n && cost < 1000n).toBe(true)
    expect(await bench.debt(bench.usd, borrower)).toBe(0n)
  })
})

test('after each of a hundred random moves, cash and debt cover all claims, and cash equals the pool’s balance', async () => {
  const random = createRandom('lending')
  let done = 0
  for (let turn = 0; turn < 100; turn++) {
    const who = random.pick(bench.accounts)
    const { token, plenty } = random.pick(bench.assets)
    const move = random.pick(['deposit', 'deposit', 'withdraw', 'borrow', 'borrow', 'repay'] as const)
    const amount = random.chance(0.15) ? maxUint256 : (plenty * BigInt(random.integer(1, 999))) / 12_345n
    if (random.chance(0.4)) await bench.pass(random.pick([1, 60, cycle, 9 * cycle, 864_000]))
    const failed = await bench.wouldFail(who, move, token, amount).catch(() => true)
    if (failed) continue
    await bench.act(who, move, token, amount)
    done++
    const { cash, totalBorrowed, totalSupplied } = await bench.reserve(token)
    expect(cash + totalBorrowed - totalSupplied >= 0n).toBe(true)
    expect(await bench.balance(token, bench.deployment.lendingPool)).toBe(cash)
    const score = Number((await bench.credit(who)).score)
    expect(score >= 300 && score <= 850).toBe(true)
  }
  expect(done).toBeGreaterThan(40)

  for (const who of bench.accounts) {
    for (const { token } of bench.assets) {
      if ((await bench.debt(token, who)) > 0n) await bench.act(who, 'repay', token, maxUint256)
      expect(await bench.debt(token, who)).toBe(0n)
    }
  }
  for (const { token } of bench.assets) expect((await bench.reserve(token)).totalBorrowed).toBe(0n)
}, 60_000)

describe('the limits of a position', () => {
  async function borrowSome() {
    const [lender, borrower] = bench.accounts
    await bench.act(lender, 'deposit', bench.usd, usd('90000'))
    await bench.act(borrower, 'deposit', bench.eth, eth('10'))
    await bench.act(borrower, 'borrow', bench.usd, usd('9000'))
    await bench.pass(cycle * 5)
    return borrower
  }

  test('the most to withdraw is accepted, a little more is not', async () => {
    const borrower = await borrowSome()
    const { maxWithdraw, supplied } = await bench.position(borrower, bench.eth)
    expect(maxWithdraw < supplied).toBe(true)
    const more = bench.wouldFail(borrower, 'withdraw', bench.eth, maxWithdraw + eth('0.0001'))
    await expect(more).rejects.toThrow('HealthFactorTooLow')
    // Interest of the seconds until it is mined costs a little of it.
    await bench.act(borrower, 'withdraw', bench.eth, maxWithdraw - eth('0.00001'))
  })

  test('the most to borrow is accepted, a little more is not', async () => {
    const borrower = await borrowSome()
    const { maxBorrow } = await bench.position(borrower, bench.usd)
    const more = bench.wouldFail(borrower, 'borrow', bench.usd, maxBorrow + usd('1'))
    await expect(more).rejects.toThrow('BorrowingPowerExceeded')
    await bench.act(borrower, 'borrow', bench.usd, maxBorrow - usd('0.01'))
  })

  test('a borrower can transfer only the receipts that the loan does not need', async () => {
    const borrower = await borrowSome()
    const { pToken } = await bench.reserve(bench.eth)
    const [, , friend] = bench.accounts
    const pass = (amount: bigint) => bench.onToken(pToken, 'transfer', friend, amount)
    await expect(bench.attempt(borrower, pass(eth('8')))).rejects.toThrow()
    await bench.send(borrower, pass(eth('2')))
    expect((await bench.position(friend, bench.eth)).supplied).toBe(eth('2'))
  })
})

describe('the credit score', () => {
  async function open(borrower: Address, amount = '1000') {
    const [lender] = bench.accounts
    await bench.act(lender, 'deposit', bench.usd, usd('50000'))
    await bench.act(borrower, 'deposit', bench.eth, eth('10'))
    await bench.act(borrower, 'borrow', bench.usd, usd(amount))
  }

  test('goes 600, 605 (paid), 576 (two missed), 494 (liquidated)', async () => {
    const [, borrower, , liquidator] = bench.accounts
    const score = async () => Number((await bench.credit(borrower)).score)
    expect(await score()).toBe(600)
    await open(borrower, '15000')
    await bench.pass(cycle)
    const { due } = await bench.position(borrower, bench.usd)
    expect(due > usd('750') && due < usd('752')).toBe(true)
    await bench.act(borrower, 'repay', bench.usd, usd('752'))
    expect((await bench.credit(borrower)).cyclePaid).toBe(true)
    await bench.pass(cycle)
    expect(await score()).toBe(605)

    await bench.pass(2 * cycle)
    expect(await score()).toBe(576)
    await bench.setPrice(bench.eth, '1700')
    await bench.send(liquidator, bench.onPool('liquidate', borrower, bench.usd, bench.eth, usd('5000')))
    expect(await score()).toBe(494)
    expect(await bench.credit(borrower)).toMatchObject({ paidCycles: 1n, missedCycles: 2n, loansClosed: 0n })
  })

  test('falls to the minimum when nothing is paid, however often it is read', async () => {
    const [, borrower] = bench.accounts
    await open(borrower)
    const fresh = await bench.time.snapshot()
    await bench.pass(100 * cycle)
    const lowest = (await bench.credit(borrower)).score
    expect(lowest >= 300n && lowest < 325n).toBe(true)
    expect((await bench.account(borrower)).tier).toBe(0)
    await bench.time.revert({ id: fresh })
    for (let turn = 0; turn < 10; turn++) {
      await bench.pass(10 * cycle)
      await bench.send(borrower, bench.onPool('sync', bench.usd, borrower))
    }
    expect((await bench.credit(borrower)).score).toBe(lowest)
  })

  test('moves a loan to another tier when any account syncs it, never below its debt', async () => {
    const [lender, borrower] = bench.accounts
    await open(borrower)
    await bench.pass(4 * cycle)
    const before = await bench.debt(bench.usd, borrower)
    await bench.send(lender, bench.onPool('sync', bench.usd, borrower))
    expect((await bench.position(borrower, bench.usd)).tier).toBe(0)
    expect((await bench.debt(bench.usd, borrower)) >= before).toBe(true)
  })

  test('rises by nothing for a loan that is closed at once', async () => {
    const [, borrower] = bench.accounts
    await open(borrower)
    await bench.act(borrower, 'repay', bench.usd, maxUint256)
    expect((await bench.credit(borrower)).score).toBe(600n)
  })
})

test('a liquidator pays half of an unhealthy loan and receives the collateral and a bonus', async () => {
  const [lender, borrower, , liquidator] = bench.accounts
  await bench.act(lender, 'deposit', bench.usd, usd('50000'))
  await bench.act(borrower, 'deposit', bench.eth, eth('10'))
  await bench.act(borrower, 'borrow', bench.usd, usd('17000'))
  const liquidate = (amount: bigint) => bench.onPool('liquidate', borrower, bench.usd, bench.eth, amount)
  await expect(bench.attempt(liquidator, liquidate(usd('100')))).rejects.toThrow('NotLiquidatable')

  await bench.setPrice(bench.eth, '2100')
  const before = await bench.balance(bench.usd, liquidator)
  await bench.send(liquidator, liquidate(maxUint256))
  const paid = before - (await bench.balance(bench.usd, liquidator))
  expect(paid >= usd('8500') && paid < usd('8501')).toBe(true)
  const { supplied } = await bench.position(liquidator, bench.eth)
  const expected = (paid * 107n * 10n ** 12n) / (2100n * 100n)
  expect(supplied <= expected && expected - supplied < 10n ** 7n).toBe(true)
  expect((await bench.account(borrower)).healthFactor > 10n ** 18n).toBe(true)
})

test('a loan with very low health is liquidated whole, and only its borrower’s score falls', async () => {
  const [lender, borrower, , liquidator] = bench.accounts
  await bench.act(lender, 'deposit', bench.usd, usd('50000'))
  await bench.act(borrower, 'deposit', bench.eth, eth('10'))
  await bench.act(borrower, 'borrow', bench.usd, usd('17000'))
  await bench.pass(cycle / 2)
  await bench.setPrice(bench.eth, '1900')
  const call = bench.onPool('liquidate', borrower, bench.usd, bench.eth, maxUint256)
  const { logs } = await bench.send(liquidator, call)
  expect(await bench.debt(bench.usd, borrower)).toBe(0n)
  expect(await bench.credit(borrower)).toMatchObject({ score: 510n, loansClosed: 0n, cycleEndsAt: 0n })
  expect((await bench.credit(liquidator)).score).toBe(600n)
  const changes = parseEventLogs({ abi: lendingPoolAbi, eventName: 'CreditScoreUpdated', logs })
  expect(changes.map(({ args }) => args.user)).toEqual([borrower])
})

test('a liquidator pays for no more collateral than exists, and nothing when none exists', async () => {
  const [lender, borrower, , liquidator] = bench.accounts
  await bench.act(lender, 'deposit', bench.usd, usd('50000'))
  await bench.act(borrower, 'deposit', bench.eth, eth('10'))
  await bench.act(borrower, 'borrow', bench.usd, usd('17000'))
  await bench.setPrice(bench.eth, '1070')
  const liquidate = bench.onPool('liquidate', borrower, bench.usd, bench.eth, maxUint256)
  const before = await bench.balance(bench.usd, liquidator)
  await bench.send(liquidator, liquidate)
  // 10 ether of 1,070 dollars, less a bonus of 7 %.
  expect(before - (await bench.balance(bench.usd, liquidator))).toBe(usd('10000'))
  expect((await bench.position(liquidator, bench.eth)).supplied).toBe(eth('10'))
  expect(await bench.scaledSupply(bench.eth, borrower)).toBe(0n)
  const rest = await bench.debt(bench.usd, borrower)
  expect(rest >= usd('7000') && rest < usd('7001')).toBe(true)
  await expect(bench.attempt(liquidator, liquidate)).rejects.toThrow('ZeroAmount')
  const { cash } = await bench.reserve(bench.usd)
  expect(await bench.balance(bench.usd, bench.deployment.lendingPool)).toBe(cash)
})

test('the first depositor cannot make the next depositor’s shares worthless', async () => {
  const [attacker, victim] = bench.accounts
  await bench.act(attacker, 'deposit', bench.usd, 1n)
  await bench.send(
    attacker,
    bench.onToken(bench.usd, 'transfer', bench.deployment.lendingPool, usd('500000')),
  )
  await bench.act(victim, 'deposit', bench.usd, usd('400000'))
  const paid = await bench.balance(bench.usd, attacker)
  await bench.act(attacker, 'withdraw', bench.usd, maxUint256)
  expect((await bench.balance(bench.usd, attacker)) - paid).toBe(1n)
  expect((await bench.position(victim, bench.usd)).supplied).toBe(usd('400000'))
})

describe('a refused call reverts with its named error', () => {
  test('for wrong amounts, assets and balances', async () => {
    const [lender, other] = bench.accounts
    const stranger = bench.deployment.playground
    await bench.act(lender, 'deposit', bench.usd, usd('1000'))
    await expect(bench.wouldFail(lender, 'deposit', bench.usd, 0n)).rejects.toThrow('ZeroAmount')
    await expect(bench.wouldFail(lender, 'deposit', stranger, 1n)).rejects.toThrow('AssetNotListed')
    await expect(bench.wouldFail(lender, 'withdraw', bench.usd, usd('1001'))).rejects.toThrow(
      'InsufficientSupplyBalance',
    )
    await expect(bench.wouldFail(other, 'repay', bench.usd, usd('1'))).rejects.toThrow('NoDebt')
    await expect(bench.wouldFail(other, 'borrow', bench.usd, usd('2000'))).rejects.toThrow(
      'InsufficientPoolLiquidity',
    )
    await expect(bench.wouldFail(other, 'borrow', bench.usd, usd('100'))).rejects.toThrow(
      'BorrowingPowerExceeded',
    )
  })

  test('for lent-out cash and unhealthy withdrawals', async () => {
    const [lender, borrower] = bench.accounts
    await bench.act(lender, 'deposit', bench.usd, usd('1000'))
    await bench.act(borrower, 'deposit', bench.eth, eth('0.5'))
    await bench.act(borrower, 'borrow', bench.usd, usd('600'))
    const tooMuch = bench.wouldFail(lender, 'withdraw', bench.usd, maxUint256)
    await expect(tooMuch).rejects.toThrow('InsufficientPoolLiquidity')
    const unhealthy = bench.wouldFail(borrower, 'withdraw', bench.eth, eth('0.4'))
    await expect(unhealthy).rejects.toThrow('HealthFactorTooLow')
  })

  test('for the operator’s limits: caps, minimum loans, collateral-only assets, pauses, prices', async () => {
    const [lender, borrower] = bench.accounts
    await bench.act(lender, 'deposit', bench.usd, usd('1000'))
    await bench.act(borrower, 'deposit', bench.eth, eth('1'))
    const borrowing = () => bench.wouldFail(borrower, 'borrow', bench.usd, usd('200'))
    await expect(bench.wouldFail(borrower, 'borrow', bench.usd, usd('9'))).rejects.toThrow(
      'BelowMinimumBorrow',
    )
    await bench.configure(bench.usd, { borrowCap: usd('100') })
    await expect(borrowing()).rejects.toThrow('BorrowCapExceeded')
    await bench.configure(bench.usd, { borrowable: false })
    await expect(borrowing()).rejects.toThrow('BorrowingDisabled')
    await bench.configure(bench.usd, { supplyCap: usd('1500'), borrowable: true, borrowCap: 0n })
    await expect(bench.wouldFail(lender, 'deposit', bench.usd, usd('501'))).rejects.toThrow(
      'SupplyCapExceeded',
    )
    await bench.setPrice(bench.eth, '0')
    await expect(borrowing()).rejects.toThrow('BorrowingPowerExceeded')
    await bench.setPrice(bench.usd, '0')
    await expect(borrowing()).rejects.toThrow('PriceUnavailable')
    await bench.configure(bench.usd, { paused: true })
    await expect(bench.wouldFail(lender, 'withdraw', bench.usd, 1n)).rejects.toThrow('AssetPaused')
    for (const terms of [{ kinkBps: 10_000 }, { ltvBps: 7_801 }, { liquidationBonusBps: 1_876 }])
      await expect(bench.configure(bench.usd, terms)).rejects.toThrow('BadConfig')
    await bench.configure(bench.usd, { liquidationBonusBps: 1_875 })
  })

  test('for an allowance of the token that is too small', async () => {
    const [lender] = bench.accounts
    const { lendingPool } = bench.deployment
    await bench.send(lender, bench.onToken(bench.usd, 'approve', lendingPool, usd('5')))
    await expect(bench.wouldFail(lender, 'deposit', bench.usd, usd('6'))).rejects.toThrow(
      /0xfb8f41b2|ERC20InsufficientAllowance/,
    )
  })
})

test('repaying and withdrawing without debt need no price', async () => {
  const [lender, borrower] = bench.accounts
  await bench.act(lender, 'deposit', bench.usd, usd('1000'))
  await bench.act(borrower, 'deposit', bench.eth, eth('1'))
  await bench.act(borrower, 'borrow', bench.usd, usd('500'))
  await bench.setPrice(bench.usd, '0')
  await bench.act(borrower, 'repay', bench.usd, maxUint256)
  await bench.act(lender, 'withdraw', bench.usd, maxUint256)
})

test('tokens sent directly to the pool change no rate', async () => {
  const [lender, borrower] = bench.accounts
  await bench.act(lender, 'deposit', bench.usd, usd('1000'))
  await bench.act(borrower, 'deposit', bench.eth, eth('1'))
  await bench.act(borrower, 'borrow', bench.usd, usd('500'))
  const before = await bench.reserve(bench.usd)
  await bench.send(lender, bench.onToken(bench.usd, 'transfer', bench.deployment.lendingPool, usd('700')))
  expect((await bench.reserve(bench.usd)).cash).toBe(before.cash)
})
