import type { QueryClient } from '@tanstack/react-query'
import type { TransactionRecord, TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import type {
  ListedTransaction,
  SentSince,
  Simulation,
} from '#domain/transactions/transactionDependencies.ts'
import {
  type Transaction,
  transactionQuery,
  transactionStatus,
} from '#interfaces/explorer/transaction/transaction.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { newestBlock, nodeReader } from '#interfaces/node/transaction/chainReader.ts'
import { receiptTransferQuery } from '#interfaces/node/transaction/receiptTransfer.ts'
import { sentInBlocks } from '#interfaces/node/transaction/sentInBlocks.ts'
import { revertReasonAt, simulate } from '#interfaces/node/transaction/simulation.ts'
import type { OtherInterfaces } from '#interfaces/transactions/dependencies.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { announceTransaction, refetchChanged } from './settledTransaction.ts'

/** The functions of other interfaces that sending and following transactions need. */
export function transactionDependencies(queryClient: QueryClient): OtherInterfaces {
  return {
    ...nodeReader,
    simulate: simulateTwice,
    reason: revertReasonAt,
    blockNumber: newestBlock,
    outcome: (hash) => outcome(queryClient, hash),
    listed: (hash) => listed(queryClient, hash),
    send: async (...asked) =>
      (await import('#interfaces/wallet/requests/walletSend.ts')).walletSend(...asked),
    callsStatus: async (...asked) =>
      (await import('#interfaces/wallet/requests/walletCalls.ts')).walletCallsStatus(...asked),
    takenBy: (...transfer) => takenBy(queryClient, ...transfer),
    sentSince: (record) => sentSince(queryClient, record),
    settled: announceTransaction,
    changed: (record) => refetchChanged(queryClient, record),
  }
}

/** What is signed has to pass on the site's node and on the wallet's own. */
async function simulateTwice(request: TransactionRequest): Promise<Simulation> {
  const { simulateInWallet } = await import('#interfaces/wallet/requests/walletSimulation.ts')
  const [ofNode, ofWallet] = await Promise.all([simulate(request), simulateInWallet(request)])
  return ofNode.refused === undefined ? ofWallet : ofNode
}

/** Base units of a token that a mined transaction took from an account. */
async function takenBy(queryClient: QueryClient, hash: Hash, token: Address, from: Address) {
  const moved = await queryClient.fetchQuery({ ...receiptTransferQuery(hash, token, from), staleTime: 0 })
  return moved === null ? null : -moved
}

/**
 * What the account sent since, from the explorer's list and from the node's blocks. The explorer only names hashes: what
 * they are is read from the node.
 */
async function sentSince(queryClient: QueryClient, record: TransactionRecord): Promise<SentSince> {
  const [listed, { transactions, searchedTo }] = await Promise.all([
    listedSince(queryClient, record),
    sentInBlocks(record),
  ])
  return { transactions: [...listed, ...transactions], searchedTo }
}

async function listedSince(queryClient: QueryClient, { from, sentBlock, nonce }: TransactionRecord) {
  const query = { ...addressTransactionsQuery(from, 'from'), staleTime: 5_000 }
  const rows = await queryClient.fetchQuery(query).then(
    ({ items }) => items,
    () => [],
  )
  const candidates = rows.filter(
    (row) =>
      (row.blockNumber === null || row.blockNumber > (sentBlock ?? -1)) &&
      (nonce === null || row.nonce === null || row.nonce === nonce),
  )
  const found = await Promise.all(candidates.map(({ hash }) => nodeReader.transaction(hash)))
  return found.filter((each) => each !== null)
}

/** The outcome according to the explorer, for nodes without receipts. Null unless its status is `ok` or `error`. */
async function outcome(queryClient: QueryClient, hash: Hash): Promise<boolean | null> {
  const found = await detail(queryClient, hash)
  return found && successOf(found)
}

/** The transaction as the explorer has it in a block. */
async function listed(queryClient: QueryClient, id: Hash): Promise<ListedTransaction | null> {
  const found = await detail(queryClient, id)
  if (!found) return null
  const { hash, from, to, value, nonce, input, blockNumber: block } = found
  if (block === null || nonce === null || input === null || value === null) return null
  const transaction = { hash, from: from.address, to: to?.address ?? null, data: input, value, nonce, block }
  return { transaction, success: successOf(found) }
}

function detail(queryClient: QueryClient, hash: Hash): Promise<Transaction | null> {
  return queryClient.fetchQuery({ ...transactionQuery(hash), staleTime: 0 }).catch(() => null)
}

function successOf(found: Transaction): boolean | null {
  const status = transactionStatus(found)
  if (status === 'success') return true
  return status === 'reverted' ? false : null
}
