import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'

/** Whether a transaction calls a contract of the network itself. */
export function isOwnCall({ to }: Transaction): boolean {
  return to !== null && knownContract(to.address) !== null
}
