import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type AllowanceChoice, allowanceChoices } from '#domain/approvals/allowanceAmount.ts'
import { storedByChain } from '#lib/browser/storage/storedByChain.ts'
import { type Address, address } from '#lib/wire/shapes.ts'

/** The most markets to remember. */
const most = 100

const entry = v.object({ pool: address, choice: v.picklist(allowanceChoices) })

/** The allowance chosen for each market in this browser. */
const choices = storedByChain('allowances', v.pipe(v.array(entry), v.maxLength(most)), [])

/** The allowance choice for a market; `exact` by default. */
export function useAllowanceChoice(pool: Address): AllowanceChoice {
  const all = useSyncExternalStore(choices().subscribe, choices().read)
  return all.find((each) => each.pool === pool)?.choice ?? 'exact'
}

/** Remembers the choice for a market. The default is not stored. */
export function chooseAllowance(pool: Address, choice: AllowanceChoice): void {
  const others = choices()
    .read()
    .filter((each) => each.pool !== pool)
  choices().write(choice === 'exact' ? others : [{ pool, choice }, ...others].slice(0, most))
}
