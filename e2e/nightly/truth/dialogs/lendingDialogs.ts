import { type Address, encodeFunctionData, erc20Abi, formatUnits, maxUint256 } from 'viem'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { amount, type Form, share } from '../figureForms.ts'
import { deposits, healthText, yearly } from '../lendingPages.ts'
import type { Expected } from '../pageJudge.ts'
import { decodeState, type RawState, readState, simulate } from './simulate.ts'

type Action = 'deposit' | 'withdraw' | 'borrow' | 'repay'
type RawReserve = RawState['reserves'][number]
type RawPosition = RawState['positions'][number]

/** What an action would move: about a third of what the chain would allow, which a person could type. */
const amounts: Record<Action, (position: RawPosition) => bigint> = {
  deposit: ({ wallet }) => wallet / 3n,
  withdraw: ({ maxWithdraw }) => maxWithdraw / 3n,
  borrow: ({ maxBorrow }) => maxBorrow / 3n,
  repay: ({ borrowed, wallet }) => (wallet < borrowed / 2n ? wallet : borrowed / 2n) / 2n,
}

/** The room of the dialogs of loans. */
export type LendingRoom = {
  node: string
  pool: Address
  /** The newest block's time in epoch seconds. */
  time: bigint
}

/** What the dialogs of loans must say before a signature: for every asset each action that the chain allows. */
export async function lendingDialogs(room: LendingRoom, user: Address): Promise<Expected[]> {
  const [answer] = (await simulate(room.node, user, room.time, [readState(room.pool, user)])) ?? []
  if (answer === undefined) throw new Error('The pool does not tell an account.')
  const before = decodeState(answer)
  const dialogs: Expected[] = []
  for (const [at, position] of before.positions.entries())
    for (const action of ['deposit', 'withdraw', 'borrow', 'repay'] as const) {
      const reserve = before.reserves[at]
      const units = amounts[action](position)
      if (reserve === undefined || units === 0n) continue
      const after = await stateAfter(room, user, action, reserve.asset, units)
      if (after !== null) dialogs.push(lendingDialog(action, units, [before, after], at))
    }
  return dialogs
}

/** The account right after an action in a block of the same time; null when the chain refuses it. */
async function stateAfter(
  { node, pool, time }: LendingRoom,
  user: Address,
  action: Action,
  asset: Address,
  units: bigint,
): Promise<RawState | null> {
  const grant = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [pool, maxUint256] })
  const act = encodeFunctionData({ abi: lendingPoolAbi, functionName: action, args: [asset, units] })
  const calls = [{ to: asset, data: grant }, { to: pool, data: act }, readState(pool, user)]
  const answers = await simulate(node, user, time, calls)
  const last = answers?.at(-1)
  return last === undefined ? null : decodeState(last)
}

function lendingDialog(action: Action, units: bigint, states: [RawState, RawState], at: number): Expected {
  const [before] = states
  const { asset, symbol, decimals, supplyRate } = before.reserves[at] as RawReserve
  const whole = (value: bigint) => formatUnits(value, decimals)
  const lends = action === 'borrow' || action === 'repay'
  const labels: Record<string, Form[]> = {}
  /** A figure that stays the same is shown once. */
  const change = (label: string, figure: (state: RawState) => Form) => {
    const [from, to] = states.map(figure) as [Form, Form]
    if (from.text === to.text && from.title === to.title) labels[label] = [from]
    else Object.assign(labels, { [`${label}, before`]: [from], [`${label}, after`]: [to] })
  }
  const position = ({ positions }: RawState) => positions[at] as RawPosition
  change('In your wallet', (state) => amount(whole(position(state).wallet), symbol))
  // The debt before grows with each block.
  if (lends) labels['Your debt, after'] = [amount(whole(position(states[1]).borrowed), symbol)]
  else
    change('Your deposit', (state) => {
      const deposit = depositOf(action, units, states, state, at)
      // What the pool's rounding left short of two decimals is shown as those.
      const hundredth = 10n ** BigInt(decimals - 2)
      const round = ((deposit + 8n) / hundredth) * hundredth
      return {
        ...amount(whole(deposit), symbol),
        others: [amount(whole(round > deposit ? round : deposit), symbol).text],
      }
    })
  if (lends) changeOfShare('Your borrow APY', (state) => yearly(position(state).borrowRate))
  else labels['Supply APY now'] = [yearly(supplyRate)]
  changeOfShare('Pool utilisation', ({ reserves }) =>
    share(formatUnits(reserves[at]?.utilization ?? 0n, 27), 2),
  )
  // Without a debt it would repeat what is available.
  if (states.some(({ account }) => account.availableUsd !== account.borrowingPowerUsd))
    change('Borrowing power', ({ account }) => deposits(account.borrowingPowerUsd))
  change('Available to borrow', ({ account }) => deposits(account.availableUsd))
  change('Health factor', ({ account }) => healthForm(account))
  return { path: `/lending?action=${action}&asset=${asset}&amount=${whole(units)}`, labels }

  /** A share that looks the same with its two places stays the one before. */
  function changeOfShare(label: string, figure: (state: RawState) => Form) {
    const [from, to] = states.map(figure) as [Form, Form]
    change(label, (state) => (from.text === to.text || state === before ? from : to))
  }
}

/** A deposit is shown as the wallet pays it, without the unit that the pool rounds away. */
function depositOf(
  action: Action,
  units: bigint,
  [before]: [RawState, RawState],
  state: RawState,
  at: number,
): bigint {
  if (action !== 'deposit' || state === before) return state.positions[at]?.supplied ?? 0n
  return (before.positions[at]?.supplied ?? 0n) + units
}

function healthForm({ debtUsd, healthFactor }: RawState['account']): Form {
  if (debtUsd === 0n) return { text: 'No debt' }
  const health = formatUnits(healthFactor, 18)
  return { text: healthText(health), title: amount(health).title ?? '' }
}
