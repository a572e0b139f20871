import { type Address, encodeFunctionData, maxUint256, parseUnits } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import type { Actors } from '#network/seed/actors.ts'
import { lend, mint } from '#network/seed/chain/seedCalls.ts'
import type { Random } from '#network/seed/random.ts'
import { approveOnce, fund, type Scenario, type ScheduledAction } from '#network/seed/scenario.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'

type Asset = 'stablecoin' | 'wrappedEther' | 'wrappedBitcoin'

const decimalsOf: Record<Asset, number> = { stablecoin: 6, wrappedEther: 18, wrappedBitcoin: 8 }

/** An hour of a week-long history. Credit cycles are an hour long. */
const hour = 1 / (7 * 24)

/** The time between depositing the collateral and taking the loan. */
const untilBorrowed = hour / 4

/** Lenders who deposit and withdraw, and borrowers of every kind: punctual, late, defaulting, liquidated. */
export function lendingSchedule(actors: Actors, random: Random): ScheduledAction[] {
  const [first, second, third, fourth, fifth] = actors.lenders as [
    Address,
    Address,
    Address,
    Address,
    Address,
  ]
  return [
    deposit(first, 'stablecoin', '310000', 0.01),
    deposit(second, 'stablecoin', '160000', 0.012),
    deposit(second, 'wrappedEther', '45', 0.014),
    deposit(third, 'wrappedEther', '70', 0.016),
    deposit(fourth, 'wrappedBitcoin', '3.5', 0.018),
    deposit(fifth, 'wrappedBitcoin', '2.25', 0.02),
    deposit(fifth, 'stablecoin', '64000', 0.022),
    withdrawAll(fifth, 'stablecoin', 0.41),
    deposit(fifth, 'stablecoin', '58000', 0.53),
    lendingAction('borrow', first, 'wrappedBitcoin', parseUnits('1.6', 8), 0.2),
    ...installments(first, 'wrappedBitcoin', 0.2, 0.9, 2, random),
    ...actors.lenders.flatMap((lender) => lenderActivity(lender, random)),
    ...borrowerSchedule(actors, random),
  ]
}

function borrowerSchedule(actors: Actors, random: Random): ScheduledAction[] {
  const [diligent, earnest, steady, closer, careless, forgetful, gambler, newcomer] = actors.borrowers as [
    Address,
    Address,
    Address,
    Address,
    Address,
    Address,
    Address,
    Address,
  ]
  return [
    ...repaidLoans(diligent, ['wrappedEther', '60'], ['stablecoin', '72000'], 0.25, [28, 28, 28], random),
    ...loan(diligent, ['wrappedEther', '2'], ['stablecoin', '72000'], 0.79),
    ...installments(diligent, 'stablecoin', 0.79, 1, 1, random),
    ...loan(earnest, ['wrappedBitcoin', '2'], ['wrappedEther', '28'], 0.7),
    ...installments(earnest, 'wrappedEther', 0.7, 1, 1, random),
    ...repaidLoans(steady, ['wrappedBitcoin', '1.5'], ['stablecoin', '60000'], 0.1, [48, 48], random),
    ...repaidLoans(closer, ['wrappedEther', '4'], ['stablecoin', '3200'], 0.06, Array(7).fill(1), random),
    ...loan(careless, ['wrappedBitcoin', '11'], ['stablecoin', '360000'], 0.05),
    ...interestPayments(careless, 'stablecoin', 0.05, 1, 7, random),
    ...repaidLoans(forgetful, ['stablecoin', '120000'], ['wrappedEther', '17'], 0.15, [40, 40], random),
    ...loan(forgetful, ['stablecoin', '500'], ['wrappedEther', '12'], 0.94),
    ...loan(gambler, ['wrappedEther', '20'], ['stablecoin', '9000'], 0.07),
    ...installments(gambler, 'stablecoin', 0.07, 0.49, 1, random),
    ...loan(gambler, ['wrappedEther', '0.5'], ['stablecoin', '43000'], 0.5),
    liquidation(actors.liquidator, gambler, '15000', 0.625),
    liquidation(actors.liquidator, gambler, '9000', 0.63),
    ...loan(newcomer, ['stablecoin', '5000'], ['wrappedEther', '0.4'], 0.985),
  ]
}

function deposit(from: Address, asset: Asset, amount: string, at: number): ScheduledAction {
  return lendingAction('deposit', from, asset, parseUnits(amount, decimalsOf[asset]), at)
}

function withdrawAll(from: Address, asset: Asset, at: number): ScheduledAction {
  return lendingAction('withdraw', from, asset, maxUint256, at)
}

/** Closing a loan includes the interest, so the payer brings a little more than the debt. */
function repayAll(from: Address, asset: Asset, at: number): ScheduledAction {
  return lendingAction('repay', from, asset, maxUint256, at)
}

function loan(
  from: Address,
  collateral: [Asset, string],
  debt: [Asset, string],
  at: number,
): ScheduledAction[] {
  const [asset, amount] = debt
  return [
    deposit(from, ...collateral, at),
    lendingAction('borrow', from, asset, parseUnits(amount, decimalsOf[asset]), at + untilBorrowed),
  ]
}

/**
 * Successive loans, each repaid over a number of credit cycles: the due amount in every cycle, and the rest in the
 * cycle after the last. The collateral is deposited once.
 */
function repaidLoans(
  from: Address,
  collateral: [Asset, string],
  debt: [Asset, string],
  begin: number,
  cycles: number[],
  random: Random,
): ScheduledAction[] {
  const [asset, amount] = debt
  let at = begin
  const loans = cycles.flatMap((count) => {
    const start = at
    const end = start + untilBorrowed + (count + 0.5) * hour
    at = end + hour
    return [
      lendingAction('borrow', from, asset, parseUnits(amount, decimalsOf[asset]), start + untilBorrowed),
      ...installments(from, asset, start, start + count * hour, 1, random),
      repayAll(from, asset, end),
    ]
  })
  return [deposit(from, ...collateral, begin), ...loans]
}

/** Pays what is due in a credit cycle, the interest and a twentieth, for a loan taken at `begin`, every `cycles` cycles. */
function installments(
  from: Address,
  asset: Asset,
  begin: number,
  end: number,
  cycles: number,
  random: Random,
) {
  return payments(from, asset, begin, end, cycles, random, (debt) => (debt * 52n) / 1000n + 1n)
}

/** Pays a little more than the interest, which is less than what is due. */
function interestPayments(
  from: Address,
  asset: Asset,
  begin: number,
  end: number,
  cycles: number,
  random: Random,
) {
  return payments(from, asset, begin, end, cycles, random, (debt) => (debt * BigInt(cycles)) / 5000n + 1n)
}

/** Pays some of a loan taken at `begin`, every `cycles` cycles and well inside the cycle. */
function payments(
  from: Address,
  asset: Asset,
  begin: number,
  end: number,
  cycles: number,
  random: Random,
  amountFor: (debt: bigint) => bigint,
) {
  const times = Math.floor((end - begin) / (hour * cycles))
  return Array.from(
    { length: times },
    (_, turn): ScheduledAction => ({
      at: begin + untilBorrowed + (turn + random.between(0.3, 0.6)) * hour * cycles,
      act: (scenario) => {
        const debt = scenario.ledger.debtOf(scenario.deployment[asset], from)
        return debt === 0n ? [] : payment(scenario, from, asset, amountFor(debt))
      },
    }),
  )
}

/** A lender's deposits and withdrawals. There are more deposits. */
function lenderActivity(lender: Address, random: Random): ScheduledAction[] {
  return Array.from({ length: random.integer(9, 16) }, () => {
    const asset = random.pick<Asset>(['stablecoin', 'stablecoin', 'wrappedEther', 'wrappedBitcoin'])
    const size = { stablecoin: 4000, wrappedEther: 1.5, wrappedBitcoin: 0.05 }[asset] * random.between(0.3, 2)
    const amount = size.toFixed(asset === 'stablecoin' ? 0 : 3)
    const at = random.between(0.06, 0.99)
    if (random.chance(0.65)) return deposit(lender, asset, amount, at)
    return lendingAction('withdraw', lender, asset, parseUnits(amount, decimalsOf[asset]) / 3n, at)
  })
}

function lendingAction(
  kind: 'deposit' | 'withdraw' | 'borrow' | 'repay',
  from: Address,
  asset: Asset,
  amount: bigint,
  at: number,
): ScheduledAction {
  return {
    at,
    act: (scenario) => {
      const { deployment } = scenario
      const token = deployment[asset]
      if (kind === 'repay') return payment(scenario, from, asset, amount)
      if (kind !== 'deposit') return [lend(from, deployment.lendingPool, kind, token, amount)]
      return [mint(from, token, amount), ...lendApproved(scenario, from, kind, token, amount)]
    },
  }
}

function payment(scenario: Scenario, from: Address, asset: Asset, amount: bigint) {
  const token = scenario.deployment[asset]
  const debt = scenario.ledger.debtOf(token, from)
  return [
    ...fund(scenario, from, token, amount === maxUint256 ? (debt * 11n) / 10n : amount),
    ...lendApproved(scenario, from, 'repay', token, amount),
  ]
}

function lendApproved(
  scenario: Scenario,
  from: Address,
  kind: 'deposit' | 'repay',
  token: Address,
  amount: bigint,
) {
  const pool = scenario.deployment.lendingPool
  return [...approveOnce(scenario, from, token, pool), lend(from, pool, kind, token, amount)]
}

function liquidation(from: Address, user: Address, usd: string, at: number): ScheduledAction {
  return {
    at,
    act: (scenario) => {
      const { stablecoin, wrappedEther, lendingPool }: Deployment = scenario.deployment
      const amount = parseUnits(usd, 6)
      const args = [user, stablecoin, wrappedEther, amount] as const
      const data = encodeFunctionData({ abi: lendingPoolAbi, functionName: 'liquidate', args })
      return [
        mint(from, stablecoin, amount),
        ...approveOnce(scenario, from, stablecoin, lendingPool),
        { from, to: lendingPool, data, gas: 1_200_000n },
      ]
    },
  }
}
