import { useQuery } from '@tanstack/react-query'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import { cycleLengthQuery } from '#pages/lending/data/poolQueries.ts'

const minute = 60_000

/**
 * When the first payment of a new loan is due, in whole minutes: a loan owes nothing in the credit cycle it is taken in, and the
 * first loan of an account begins one. Null for anything else, and while the length of a cycle, `cycleSeconds`, is not known.
 */
export function useFirstDue({ action, part }: ActionContext) {
  const loan =
    action === 'borrow' && part.from === 'pool' && part.state.position.borrowed === 0n ? part : null
  const { data: seconds } = useQuery({ ...cycleLengthQuery(), enabled: loan !== null })
  if (loan === null || !seconds) return { firstDue: null, cycleSeconds: seconds }
  const length = seconds * 1_000
  const { cycleEndsAt } = loan.credit
  const next = cycleEndsAt ? cycleEndsAt.getTime() : Number(loan.state.reserve.asOf) * 1_000 + length
  return { firstDue: new Date(Math.floor((next + length) / minute) * minute), cycleSeconds: seconds }
}
