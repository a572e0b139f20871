import { hashOf, type Kind, type Wire } from './parts.ts'
import { calls } from './transactions/calls.ts'
import { outcomes } from './transactions/outcomes.ts'
import { payments } from './transactions/payments.ts'
import { rollups } from './transactions/rollups.ts'
import { base } from './transactions/transactionCase.ts'
import { transfers } from './transactions/transfers.ts'

const cases = { ...payments, ...outcomes, ...calls, ...rollups, ...transfers }

/** Every kind of transaction, each under a hash of its own. */
export const transactions: readonly Kind[] = Object.entries(cases).map(([kind, [told, sees, more]], at) => {
  const hash = hashOf(`a${at.toString(16).padStart(4, '0')}`)
  const record = { ...base, hash, ...told }
  return {
    kind,
    sees,
    ...more,
    record: { ...record, token_transfers: withHash(record.token_transfers, hash) },
  }
})

function withHash(list: readonly Wire[], hash: string) {
  return list.map((each) => ({ ...each, transaction_hash: hash }))
}
