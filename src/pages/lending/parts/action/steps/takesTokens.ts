import type { LendingAction } from '#domain/lending/action/lendingAction.ts'

/** Whether the pool takes tokens for an action, and so has to be allowed to. */
export function takesTokens(action: LendingAction): boolean {
  return action === 'deposit' || action === 'repay'
}
