import type { CsvColumn } from './CsvColumn.ts'
import type { CsvRows } from './CsvList.ts'
import { blockCsv } from './columns/blockCsv.ts'
import { coinBalanceCsv } from './columns/coinBalanceCsv.ts'
import { holderCsv } from './columns/holderCsv.ts'
import { internalCsv } from './columns/internalCsv.ts'
import { logCsv } from './columns/logCsv.ts'
import { stateChangeCsv } from './columns/stateChangeCsv.ts'
import { tokenBalanceCsv, tokenCsv } from './columns/tokenCsv.ts'
import { transactionCsv } from './columns/transactionCsv.ts'
import { transferCsv } from './columns/transferCsv.ts'
import { withdrawalCsv } from './columns/withdrawalCsv.ts'

/** The columns of the file of each list. `decimals` are of the token whose holders are listed. */
export const csvColumns: {
  [Name in keyof CsvRows]: (decimals: number | null) => CsvColumn<CsvRows[Name]>[]
} = {
  transactions: transactionCsv,
  'token-transfers': transferCsv,
  'internal-transactions': internalCsv,
  logs: logCsv,
  blocks: blockCsv,
  tokens: tokenCsv,
  'token-balances': tokenBalanceCsv,
  holders: holderCsv,
  'balance-history': coinBalanceCsv,
  'state-changes': stateChangeCsv,
  withdrawals: withdrawalCsv,
}
