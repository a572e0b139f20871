import { useId, useState } from 'react'
import { type Account, accountState } from '#domain/lending/account/account.ts'
import { withPrice } from '#domain/lending/account/liquidationPrice.ts'
import { accountAfter } from '#domain/lending/action/afterAction.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { snapshotOf } from '#domain/lending/action/snapshot.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { HealthWord } from '#pages/lending/figures/HealthWord.tsx'
import { Change } from '#ui/figures/numbers/Change.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Select } from '#ui/form/Select.tsx'

type WhatIfProps = { account: Account }

const actions: { value: LendingAction; label: string }[] = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'withdraw', label: 'Withdraw' },
  { value: 'borrow', label: 'Borrow' },
  { value: 'repay', label: 'Repay' },
]

/**
 * Simulates another price of one asset, and an amount moved of it, on the account. Nothing is sent. In a wide window the
 * outcome stands right of the inputs.
 */
export function WhatIf({ account }: WhatIfProps) {
  const [first] = account.reserves
  const [chosen, choose] = useState(first?.asset)
  const reserve = account.reserves.find(({ asset }) => asset === chosen) ?? first
  const [percent, setPercent] = useState(0)
  const [action, setAction] = useState<LendingAction>('deposit')
  const [typed, setTyped] = useState('')
  if (!reserve) return null

  const reading = readAmount(typed, reserve.decimals)
  const amount = reading.kind === 'amount' ? reading.units : 0n
  const price = (reserve.price * BigInt(100 + percent)) / 100n
  const priced = percent === 0 ? account : withPrice(account, reserve.asset, price)
  const before = accountState(account, reserve.asset)
  // An amount that cannot be read has no outcome, not that of none.
  const then = reading.kind === 'problem' ? account : accountAfter(priced, action, reserve.asset, amount)
  const after = accountState(then, reserve.asset)
  if (!before || !after) return null
  return (
    <div className="grid items-center gap-4 gap-x-12 p-4 text-sm lg:grid-cols-2">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Select
            label="Asset"
            value={reserve.asset}
            options={account.reserves.map(({ asset, symbol }) => ({ value: asset, label: symbol }))}
            onChange={choose}
          />
          <Segmented label="Action" value={action} options={actions} onChange={setAction} />
        </div>
        <PriceSlider reserve={reserve} percent={percent} price={price} onChange={setPercent} />
        <AmountInput
          label={`Amount to ${action}`}
          value={typed}
          onChange={setTyped}
          decimals={reserve.decimals}
          unit={reserve.symbol}
        />
      </div>
      <Outcome before={snapshotOf(before)} after={snapshotOf(after)} />
    </div>
  )
}

type PriceSliderProps = {
  reserve: Reserve
  percent: number
  price: bigint
  onChange: (percent: number) => void
}

function PriceSlider({ reserve, percent, price, onChange }: PriceSliderProps) {
  const id = useId()
  const change = formatPercent(fromUnits(BigInt(percent), 2), { signed: true })
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3 text-xs">
        <label htmlFor={id} className="font-medium text-muted">
          Price of {reserve.symbol}
        </label>
        <span>
          <Price value={reserve.price === 0n ? null : fromUnits(price, 18)} />
          <span className="ml-1.5 text-muted">{percent === 0 ? 'unchanged' : change}</span>
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={-95}
        max={200}
        value={percent}
        aria-valuetext={change}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="w-full accent-accent"
      />
    </div>
  )
}

type OutcomeProps = Record<'before' | 'after', ReturnType<typeof snapshotOf>>

function Outcome({ before, after }: OutcomeProps) {
  const change = (figure: 'available' | 'power') => (
    <Change
      label={figure === 'power' ? 'Borrowing power' : 'Available to borrow'}
      before={<DepositMoney value={before[figure]} />}
      after={before[figure] === after[figure] ? null : <DepositMoney value={after[figure]} />}
    />
  )
  return (
    <dl className="grid gap-2.5">
      <Change
        label="Health factor"
        before={<HealthWord health={before.health} />}
        after={before.health === after.health ? null : <HealthWord health={after.health} />}
      />
      {change('power')}
      {change('available')}
    </dl>
  )
}
