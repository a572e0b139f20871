import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, type AccountState, accountState } from '#domain/lending/account/account.ts'
import { debtAfter } from '#domain/lending/account/growingDebt.ts'
import { accountAfter } from '#domain/lending/action/afterAction.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { snapshotOf } from '#domain/lending/action/snapshot.ts'
import { lendingCall } from '#interfaces/lending/lendingCall.ts'
import type { UserState } from '#interfaces/lending/views.ts'
import { approveCall } from '#interfaces/node/contract/token/tokenCalls.ts'
import {
  compare as compareDecimals,
  type Decimal,
  decimal,
  divide,
  fromUnits,
  multiply,
  one,
  subtract,
} from '#lib/numbers/decimal.ts'
import { maxUint256 } from '#lib/numbers/integers.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { createRandom, type Random } from '#network/seed/random.ts'
import { type ActionContext, type ActionPlan, actionPlan } from '#pages/lending/action/sign/actionPlan.ts'
import { type LendingPoolOnNode, startLendingPool } from './lendingPoolOnNode.ts'
import { changeWorld } from './lendingWorld.ts'

/*
 * The app's lending arithmetic against the contract, on the real node. Each state is read as the next block will see
 * it; the dialog's plan is made from it; then the transaction is sent into exactly that block. Every figure of the
 * dialog must equal the chain's afterwards, to the base unit, and the contract must refuse what the dialog refuses.
 */

const mostStates = 2_000
const states = process.env.TIDELINE_NIGHTLY === '1' ? mostStates : 60
/** The expected share of each occurrence: a sample begins without loans, so it has fewer to repay. */
const share = states === mostStates ? 1 : states / mostStates / 3
const actions: LendingAction[] = ['deposit', 'withdraw', 'borrow', 'repay']

let world: LendingPoolOnNode
const counted = new Map<string, number>()

beforeAll(async () => {
  world = await startLendingPool()
}, 300_000)

afterAll(() => world?.stop())

const amounts = ['max', 'limit', 'beyond', 'dust', 'share', 'share', 'all'] as const

/** The entry of the field: the limit, one unit more, a part of it, a base unit, or MAX. */
function typedAmount(random: Random, context: ActionContext): { text: string; isMax: boolean } {
  const { limit, max } = actionPlan(context, '', false)
  if (!limit || !max) throw new Error('The pool tells every limit.')
  const kind = random.pick(amounts)
  if (kind === 'max' || kind === 'all') return { text: max, isMax: true }
  const share = (limit.amount * BigInt(random.integer(0, 1_000_000_000))) / 1_000_000_000n
  const units = { limit: limit.amount, beyond: limit.amount + 1n, dust: 1n, share }[kind]
  return { text: fromUnits(units, context.decimals), isMax: false }
}

function accountOf({ reserves, positions, account }: UserState): Account {
  return { reserves, positions, tier: account.tier }
}

function stateOf(state: UserState, asset: Address): AccountState {
  const found = accountState(accountOf(state), asset)
  if (!found) throw new Error('The pool does not have this asset.')
  return found
}

/** The figures that the app computes itself; the others come from the contract. */
function computed({ reserve, position, summary }: AccountState) {
  const { cash, totalSupplied, totalBorrowed, utilization, supplyScaled, borrowScaled } = reserve
  const { wallet, supplied, borrowed, scaledSupply, scaledDebt, tier, borrowRate } = position
  return {
    ...{ cash, totalSupplied, totalBorrowed, utilization, supplyScaled, borrowScaled },
    ...{ wallet, supplied, borrowed, scaledSupply, scaledDebt, tier, borrowRate, summary },
  }
}

function summaryOfChain({ account }: UserState) {
  const { creditScore: _score, tier: _tier, ...summary } = account
  return summary
}

function count(...names: string[]) {
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1)
}

/** Compares one action in one state of the pool: the dialog's figures, then the chain's. */
async function compare(random: Random) {
  const user = random.pick(world.accounts)
  const action = random.pick(actions)
  const time =
    (await world.now()) + BigInt(random.chance(0.95) ? random.integer(1, 30) : random.integer(31, 90_000))
  const before = await world.stateAt(user, time)
  const { asset, symbol } = random.pick(before.reserves)
  const account = accountOf(before)
  const state = stateOf(before, asset)
  expect(state.summary).toMatchObject(summaryOfChain(before))

  const context: ActionContext = {
    ...{ action, user, asset, symbol, decimals: state.reserve.decimals },
    part: { from: 'pool', account, state, credit },
  }
  const { text, isMax } = typedAmount(random, context)
  const plan = actionPlan(context, text, isMax)
  if (plan.amount === null || plan.amount === 0n) return
  const sent = plan.all ? maxUint256 : plan.amount
  const call = lendingCall(world.lendingPool, action, asset, sent)
  const reason = await world.sendAt(time, user, call.to, call.data)
  const said = `${action} ${plan.amount} ${symbol}${plan.all ? ' (all)' : ''}`
  count('states', `${state.reserve.decimals} decimals`, `tier ${before.account.tier}`)
  if (!plan.ready) return expectRefusal(said, plan, state, reason)

  count(action, isMax ? 'MAX' : 'typed')
  expect([said, reason]).toEqual([said, null])
  const found = await world.stateAt(user, time)
  const after = stateOf(found, asset)
  const { cause, ...figures } = plan.preview?.after ?? {}
  expect(figures).toEqual(snapshotOf(after))
  if (typeof cause === 'object') compareLiquidation(cause.fall, found)
  const outcome = accountState(accountAfter(account, action, asset, sent), asset)
  expect(outcome && computed(outcome)).toEqual(computed(after))
  if (plan.all) expect(action === 'repay' ? after.position.borrowed : after.position.supplied).toBe(0n)
  await compareGrowth(random, user, time, after)
}

/**
 * Expects what the contract counts to just cover the debt, within a thousandth, once the price of the only collateral has
 * fallen so far. What is owed of the same asset falls with it.
 */
function compareLiquidation(fall: Decimal, { reserves, positions, account }: UserState) {
  const found = positions.findIndex(({ supplied }) => supplied > 0n)
  const [reserve, position] = [reserves[found], positions[found]]
  if (!reserve || !position) throw new Error('The account has no collateral.')
  const owed = multiply(fromUnits(position.borrowed, reserve.decimals), fromUnits(reserve.priceAverage, 18))
  const debt = subtract(fromUnits(account.liquidationDebtUsd, 8), multiply(owed, fall))
  const counted = multiply(fromUnits(account.liquidationUsd, 8), subtract(one, fall))
  const distance = subtract(divide(counted, debt) ?? decimal('0'), one)
  expect(compareDecimals(distance, decimal('0.001'))).toBeLessThan(0)
  expect(compareDecimals(distance, decimal('-0.001'))).toBeGreaterThan(0)
  count('liquidation')
}

/** Expects a loan to grow as in the contract after its reserve was updated. */
async function compareGrowth(
  random: Random,
  user: Address,
  time: bigint,
  { reserve, position }: AccountState,
) {
  if (position.borrowed === 0n) return
  const seconds = BigInt(random.integer(1, 60))
  const later = stateOf(await world.stateAt(user, time + seconds), reserve.asset)
  expect(debtAfter(reserve, position, seconds)).toBe(later.position.borrowed)
  count('growth')
}

/** Expects the contract to refuse what the dialog blocks. A repayment beyond the debt takes the debt. */
function expectRefusal(said: string, plan: ActionPlan, { position }: AccountState, reason: Hex | null) {
  count(`refused: ${plan.problem}`)
  const isTaken = plan.problem === 'debt' && position.borrowed > 0n
  expect([said, plan.problem, reason === null]).toEqual([said, plan.problem, isTaken])
}

/** No plan depends on it. */
const credit = { score: 600, cycleEndsAt: null, dueLoans: 0, scoreAtCycleEnd: 600 }

/** MAX on the whole debt of an account, as the dialog plans it at a time. */
async function planOfFullRepayment(user: Address, asset: Address, time: bigint) {
  const account = accountOf(await world.stateAt(user, time))
  const state = stateOf(await world.stateAt(user, time), asset)
  const { symbol, decimals } = state.reserve
  const part = { from: 'pool', account, state, credit } as const
  return {
    plan: actionPlan({ action: 'repay', user, asset, symbol, decimals, part }, '', true),
    position: state.position,
  }
}

test.each([1n, 60n, 120n])(
  'MAX repays a debt of which each share is worth two and more, %i s after it was planned, within its approval',
  async (late) => {
    const before = await world.client.request({ method: 'evm_snapshot' } as never)
    const [user = world.operator] = world.accounts
    const [dollars, ether] = world.assets
    if (!dollars || !ether) throw new Error('The pool has dollars and ether.')
    const { asset } = dollars
    await world.pool(world.accounts[1] ?? user, 'deposit', asset, 50_000_000_000n)
    await world.pool(user, 'deposit', ether.asset, ether.plenty / 2n)
    await world.pool(user, 'borrow', asset, 40_000_000_001n)
    const planned = (await world.now()) + 40n * 31_536_000n
    const { plan, position } = await planOfFullRepayment(user, asset, planned)
    expect(position.borrowed / position.scaledDebt).toBeGreaterThanOrEqual(2n)
    expect([plan.all, plan.ready, plan.problem]).toEqual([true, true, undefined])
    const call = lendingCall(world.lendingPool, 'repay', asset, maxUint256)
    const approve = approveCall(asset, world.lendingPool, plan.approval.required)
    expect(await world.sendAt(planned, user, approve.to, approve.data)).toBeNull()
    expect(await world.sendAt(planned + late, user, call.to, call.data)).toBeNull()
    const after = await planOfFullRepayment(user, asset, planned + late + 1n)
    expect([after.position.borrowed, after.position.scaledDebt]).toEqual([0n, 0n])
    await world.client.request({ method: 'evm_revert', params: [before] } as never)
  },
)

test(`every figure of a lending dialog equals the chain’s, in ${states} states`, async () => {
  for (let number = 0; (counted.get('states') ?? 0) < states; number++) {
    const random = createRandom(`lending state ${number}`)
    await changeWorld(world, random)
    await compare(random).catch((cause) => {
      throw new Error(`State ${number}: ${cause.message}`, { cause })
    })
  }
}, 900_000)

/** The least number of each occurrence among all states; a sample has its share of frequent ones. */
const occurrences = [
  ...actions.map((action) => [action, 120]),
  ...[0, 1, 2, 3, 4].map((tier) => [`tier ${tier}`, 60]),
  ...[6, 8, 18].map((decimals) => [`${decimals} decimals`, 200]),
  ...['wallet', 'cap', 'supply', 'health', 'power', 'minimum', 'dust', 'closed'].map((problem) => [
    `refused: ${problem}`,
    3,
  ]),
  ['MAX', 200],
  ['growth', 200],
] as [string, number][]

test.each(
  occurrences
    .map(([name, least]): [string, number] => [name, Math.floor(least * share)])
    .filter(([, least]) => least > 0),
)('among the states %s comes up at least %i times', (name, least) => {
  expect(counted.get(name) ?? 0).toBeGreaterThanOrEqual(least)
})
