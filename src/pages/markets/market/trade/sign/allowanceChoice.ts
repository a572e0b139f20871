import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type AllowanceChoice, allowanceChoices } from '#domain/approvals/allowance.ts'
import { storedByChain } from '#lib/browser/storage/storedByChain.ts'
import { type Address, address } from '#lib/wire/shapes.ts'

/** As many markets are remembered. */
const most = 100

const entry = v.object({ pool: address, choice: v.picklist(allowanceChoices) })

/** How much the router may take on each market, as a person chose it in this browser. */
const choices = storedByChain('allowances', v.pipe(v.array(entry), v.maxLength(most)), [])

/** The choice on a market, followed: exactly the amount of a trade unless a person chose otherwise. */
export function useAllowanceChoice(pool: Address): AllowanceChoice {
  const all = useSyncExternalStore(choices().subscribe, choices().read)
  return all.find((each) => each.pool === pool)?.choice ?? 'exact'
}

/** Remembers a choice on a market. The default needs no memory. */
export function chooseAllowance(pool: Address, choice: AllowanceChoice): void {
  const others = choices()
    .read()
    .filter((each) => each.pool !== pool)
  choices().write(choice === 'exact' ? others : [{ pool, choice }, ...others].slice(0, most))
}
