import type { TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import type { Simulation } from '#domain/transactions/transactionDependencies.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Hex } from '#lib/wire/shapes.ts'

/** Runs a call without sending it. Null when it passes, else the bytes it reverted with, if any. */
export type RunCall = (call: ContractCall) => Promise<{ data: Hex | undefined } | null>

/**
 * Simulates the calls that will be signed. An approval and its call run separately, so the call lacks the allowance and
 * counts as refused only if it reverts for another reason. Throws what `run` throws.
 */
export async function simulateCalls(request: TransactionRequest, run: RunCall): Promise<Simulation> {
  const { to, data, value, approval } = request
  const [approved, acted] = await Promise.all([approval ? run(approval) : null, run({ to, data, value })])
  if (!approved && !acted) return {}
  const { hasOwnReason, mayPassSoon, revertSentence } = await import('./revertReason.ts')
  if (approved) return { refused: revertSentence(approved.data, request), retry: false }
  if (approval && !hasOwnReason(acted?.data)) return {}
  return { refused: revertSentence(acted?.data, request), retry: mayPassSoon(acted?.data) }
}
