import type { SentRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { Outcome, Replacement } from '#domain/transactions/state/transactionMachine.ts'
import type { ChainReader } from '#domain/transactions/transactionDependencies.ts'

/** Whether an outcome still holds: `stands` and `changed` are proven by the node or the explorer, else `unknown`. */
export type OutcomeCheck = 'stands' | 'changed' | 'unknown'

/**
 * Checks once that an ended transaction still has the same outcome: a reorganisation may move it into another block,
 * where it fails, remove it, or remove the one that replaced it. A node or explorer without the transaction proves
 * nothing. It is gone only where its block has other transactions, or where a mined transaction has its nonce. It does
 * not fail.
 */
export async function checkOutcome(
  record: SentRecord,
  ended: Outcome | Replacement,
  chain: ChainReader,
): Promise<OutcomeCheck> {
  try {
    return 'by' in ended
      ? await checkReplacement(record, ended, chain)
      : await checkInclusion(record, ended, chain)
  } catch {
    return 'unknown'
  }
}

async function checkInclusion(
  record: SentRecord,
  outcome: Outcome,
  chain: ChainReader,
): Promise<OutcomeCheck> {
  const { hash } = record
  const stands = (block: number, success: boolean | null) =>
    block === outcome.block && (success === null || isSameEnd(record, outcome, success))
      ? 'stands'
      : 'changed'
  const receipt = await chain.receipt(hash)
  if (receipt) return receipt.hash === hash ? stands(receipt.block, receipt.success) : 'unknown'
  const inclusion = await chain.inclusion(hash, outcome.block)
  if (inclusion === 'refuted') return 'changed'
  const answer = await chain.listed(hash).catch(() => null)
  const listed = answer?.transaction.hash === hash ? answer : null
  // In a block of the same number it may have ended otherwise; an explorer that is behind has it in another one.
  if (inclusion === 'proven')
    return listed?.transaction.block === outcome.block ? stands(outcome.block, listed.success) : 'stands'
  if (listed) return stands(listed.transaction.block, listed.success)
  return (await isNonceOfAnother(record, hash, chain)) ? 'changed' : 'unknown'
}

/** The calls of a bundle can fail in a transaction that succeeds. */
function isSameEnd({ calls }: SentRecord, { name }: Outcome, success: boolean): boolean {
  return name === 'confirmed' ? success : calls !== null || !success
}

/** The replaced transaction itself may be in a block now, or a third one. */
async function checkReplacement(
  record: SentRecord,
  { by, block }: Replacement,
  chain: ChainReader,
): Promise<OutcomeCheck> {
  if (block !== null) {
    const inclusion = await chain.inclusion(by, block)
    if (inclusion !== 'unknown') return inclusion === 'proven' ? 'stands' : 'changed'
  }
  const own = await chain.receipt(record.hash)
  if (own?.hash === record.hash && (await chain.inclusion(own.hash, own.block)) === 'proven') return 'changed'
  const other = await chain.receipt(by)
  if (other?.hash === by) return block === null || other.block === block ? 'stands' : 'changed'
  return (await isNonceOfAnother(record, by, chain)) ? 'changed' : 'unknown'
}

/** Whether a block of the node has another transaction than `hash` under the nonce of a record. */
async function isNonceOfAnother(
  record: SentRecord,
  hash: SentRecord['hash'],
  chain: ChainReader,
): Promise<boolean> {
  if (record.nonce === null) return false
  const { transactions } = await chain.sentSince(record)
  for (const other of transactions) {
    if (other.from !== record.from || other.nonce !== record.nonce || other.hash === hash) continue
    if (other.block !== null && (await chain.inclusion(other.hash, other.block)) === 'proven') return true
  }
  return false
}
