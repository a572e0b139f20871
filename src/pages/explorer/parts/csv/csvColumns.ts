import type { CoinBalance } from '#interfaces/explorer/address/coinBalance.ts'
import type { Block } from '#interfaces/explorer/block/block.ts'
import type { Withdrawal } from '#interfaces/explorer/block/withdrawal.ts'
import type { Holder } from '#interfaces/explorer/token/holder.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import type { InternalTransaction } from '#interfaces/explorer/transaction/internalTransaction.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import type { CsvColumn } from './CsvColumn.ts'
import type { CsvRows } from './CsvList.ts'
import { nativeHeader, tokenFigure } from './columns/csvAmounts.ts'
import { logCsv } from './columns/logCsv.ts'
import { stateChangeCsv } from './columns/stateChangeCsv.ts'
import { tokenBalanceCsv, tokenCsv } from './columns/tokenCsv.ts'
import { transactionCsv } from './columns/transactionCsv.ts'

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

/** A block in a CSV file. */
function blockCsv(): CsvColumn<Block>[] {
  return [
    { header: 'Block', value: ({ number }) => number },
    { header: 'Hash', value: ({ hash }) => hash },
    { header: 'Type', value: ({ type }) => type },
    { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
    { header: 'Validator', value: ({ miner }) => miner?.address ?? null },
    { header: 'Transactions', value: ({ transactionsCount }) => transactionsCount },
    { header: 'Size (bytes)', value: ({ size }) => size },
    { header: 'Gas used', value: ({ gasUsed }) => gasUsed },
    { header: 'Gas limit', value: ({ gasLimit }) => gasLimit },
    { header: 'Base fee (wei)', value: ({ baseFeePerGas }) => baseFeePerGas },
    { header: nativeHeader('Fees'), value: ({ transactionFees }) => wholeCoins(transactionFees) },
    { header: nativeHeader('Burnt fees'), value: ({ burntFees }) => wholeCoins(burntFees) },
  ]
}

/** The change of an address's balance by a block in a CSV file. */
function coinBalanceCsv(): CsvColumn<CoinBalance>[] {
  return [
    { header: 'Block', value: ({ blockNumber }) => blockNumber },
    { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
    { header: nativeHeader('Change'), value: ({ delta }) => wholeCoins(delta) },
    { header: nativeHeader('Balance after'), value: ({ balance }) => wholeCoins(balance) },
  ]
}

/** A holder of a token with so many decimals, in a CSV file. */
function holderCsv(decimals: number | null): CsvColumn<Holder>[] {
  return [
    { header: 'Holder', value: ({ address }) => address.address },
    { header: 'Name', value: ({ address }) => address.name },
    { header: 'Token ID', value: ({ tokenId }) => tokenId },
    { header: 'Amount', value: ({ value }) => tokenFigure(value, decimals) },
    { header: 'Base units', value: ({ value }) => value },
  ]
}

/** An internal transaction in a CSV file. */
function internalCsv(): CsvColumn<InternalTransaction>[] {
  return [
    { header: 'Transaction', value: ({ transactionHash }) => transactionHash },
    { header: 'Index', value: ({ index }) => index },
    { header: 'Block', value: ({ blockNumber }) => blockNumber },
    { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
    { header: 'Type', value: ({ type }) => type },
    { header: 'Success', value: ({ success }) => success },
    { header: 'Error', value: ({ error }) => error },
    { header: 'From', value: ({ from }) => from.address },
    { header: 'To', value: ({ to }) => to?.address ?? null },
    { header: 'Created contract', value: ({ createdContract }) => createdContract?.address ?? null },
    { header: nativeHeader('Value'), value: ({ value }) => wholeCoins(value) },
    { header: 'Gas limit', value: ({ gasLimit }) => gasLimit },
  ]
}

/** A token transfer in a CSV file. */
export function transferCsv(): CsvColumn<TokenTransfer>[] {
  return [
    { header: 'Transaction', value: ({ transactionHash }) => transactionHash },
    { header: 'Log', value: ({ logIndex }) => logIndex },
    { header: 'Block', value: ({ blockNumber }) => blockNumber },
    { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
    { header: 'Method', value: ({ method }) => method },
    { header: 'Kind', value: ({ kind }) => kind },
    { header: 'From', value: ({ from }) => from.address },
    { header: 'From name', value: ({ from }) => from.name },
    { header: 'To', value: ({ to }) => to.address },
    { header: 'To name', value: ({ to }) => to.name },
    { header: 'Amount', value: (transfer) => tokenFigure(transfer.amount, tokenDecimals(transfer)) },
    { header: 'Base units', value: ({ amount }) => amount },
    { header: 'Token ID', value: ({ tokenId }) => tokenId },
    { header: 'Token', value: ({ token }) => token?.address ?? null },
    { header: 'Symbol', value: ({ token }) => token?.symbol ?? null },
    { header: 'Type', value: ({ type }) => type },
  ]
}

/** A withdrawal of a validator in a CSV file. */
function withdrawalCsv(): CsvColumn<Withdrawal>[] {
  return [
    { header: 'Index', value: ({ index }) => index },
    { header: 'Validator', value: ({ validatorIndex }) => validatorIndex },
    { header: 'To', value: ({ receiver }) => receiver.address },
    { header: nativeHeader('Amount'), value: ({ amount }) => wholeCoins(amount) },
  ]
}
