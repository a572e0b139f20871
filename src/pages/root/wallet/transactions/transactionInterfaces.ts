import type { QueryClient } from '@tanstack/react-query'
import type { TransactionRecord, TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import type {
  ListedTransaction,
  SeenTransaction,
  SentSince,
  Simulation,
} from '#domain/transactions/transactionDependencies.ts'
import {
  type Transaction,
  transactionQuery,
  transactionStatus,
} from '#interfaces/explorer/transaction/transaction.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { transactionTokenTransfersQuery } from '#interfaces/explorer/transaction/transactionTokenTransfers.ts'
import { newestBlock, nodeReader } from '#interfaces/node/transaction/chainReader.ts'
import { inclusionQuery } from '#interfaces/node/transaction/inclusion.ts'
import { receiptTransferQuery } from '#interfaces/node/transaction/receiptTransfer.ts'
import { sentInBlocks } from '#interfaces/node/transaction/sentInBlocks.ts'
import { revertReasonAt, simulate } from '#interfaces/node/transaction/simulation.ts'
import type { OtherInterfaces } from '#interfaces/transactions/dependencies.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { announceReorg, announceTransaction, refetchChanged } from './settledTransaction.ts'

/** The functions of other interfaces that sending and following transactions need. */
export function transactionInterfaces(queryClient: QueryClient): OtherInterfaces {
  return {
    ...nodeReader,
    simulate: simulateTwice,
    reason: revertReasonAt,
    blockNumber: newestBlock,
    outcome: (hash) => outcome(queryClient, hash),
    listed: (hash) => listed(queryClient, hash),
    inclusion: (hash, block) =>
      queryClient.fetchQuery({ ...inclusionQuery(hash, block), staleTime: 0, retry: false }),
    send: async (...asked) =>
      (await import('#interfaces/wallet/requests/walletSend.ts')).walletSend(...asked),
    callsStatus: async (...asked) =>
      (await import('#interfaces/wallet/requests/walletCalls.ts')).walletCallsStatus(...asked),
    takenBy: (...transfer) => takenBy(queryClient, ...transfer),
    sentSince: (record) => sentSince(queryClient, record),
    settled: announceTransaction,
    changed: (record) => refetchChanged(queryClient, record),
    reorged: (record) => {
      announceReorg(record)
      refetchChanged(queryClient, record)
    },
  }
}

/** What is signed has to pass on the site's node and on the wallet's own, and to bring what the form says. */
async function simulateTwice(request: TransactionRequest): Promise<Simulation> {
  const [{ simulateInWallet }, { simulateArrival }] = await Promise.all([
    import('#interfaces/wallet/requests/walletSimulation.ts'),
    import('#interfaces/node/transaction/arrival.ts'),
  ])
  const simulations = await Promise.all([
    simulate(request),
    simulateArrival(request),
    simulateInWallet(request),
  ])
  return simulations.find(({ refused }) => refused !== undefined) ?? {}
}

/** Base units of a token that a mined transaction took from an account, by the node's logs or the explorer's transfers. */
async function takenBy(queryClient: QueryClient, hash: Hash, token: Address, from: Address) {
  const moved = await queryClient.fetchQuery({ ...receiptTransferQuery(hash, token, from), staleTime: 0 })
  return moved === null ? listedTaken(queryClient, hash, token, from) : -moved
}

/** The base units by the explorer's transfers; null unless it lists all of them with their amounts. */
async function listedTaken(queryClient: QueryClient, hash: Hash, token: Address, from: Address) {
  const query = { ...transactionTokenTransfersQuery(hash), staleTime: 0 }
  const page = await queryClient.fetchQuery(query).catch(() => null)
  if (!page || page.next !== null || page.skipped > 0) return null
  const own = page.items.filter(
    (each) => each.token?.address === token && [each.from.address, each.to.address].includes(from),
  )
  if (own.length === 0 || own.some(({ amount }) => amount === null)) return null
  return own.reduce(
    (taken, { from: payer, to, amount }) =>
      taken + (payer.address === from ? (amount ?? 0n) : 0n) - (to.address === from ? (amount ?? 0n) : 0n),
    0n,
  )
}

/**
 * The account's transactions since the record, from the explorer's list and the node's blocks. Listed ones are read
 * from the node, or from the explorer where the node has pruned them.
 */
async function sentSince(queryClient: QueryClient, record: TransactionRecord): Promise<SentSince> {
  const [listed, { transactions, searchedTo }] = await Promise.all([
    listedSince(queryClient, record),
    sentInBlocks(record),
  ])
  return { transactions: [...listed, ...transactions], searchedTo }
}

async function listedSince(queryClient: QueryClient, record: TransactionRecord) {
  const { from, sentBlock, nonce, firstNonce } = record
  const query = { ...addressTransactionsQuery(from, 'from'), staleTime: 5_000 }
  const rows = await queryClient.fetchQuery(query).then(
    ({ items }) => items,
    () => [],
  )
  const candidates = rows.filter(
    (row) =>
      (row.blockNumber === null || row.blockNumber > (sentBlock ?? -1)) &&
      (row.nonce === null || (nonce === null ? row.nonce >= (firstNonce ?? 0) : row.nonce === nonce)),
  )
  const found = await Promise.all(candidates.map(({ hash }) => transactionOf(queryClient, hash)))
  return found.filter((each) => each !== null)
}

async function transactionOf(queryClient: QueryClient, hash: Hash): Promise<SeenTransaction | null> {
  const ofNode = await nodeReader.transaction(hash)
  return ofNode ?? (await listed(queryClient, hash).catch(() => null))?.transaction ?? null
}

/** The outcome according to the explorer, for nodes without receipts. Null unless its status is `ok` or `error`. */
async function outcome(queryClient: QueryClient, hash: Hash): Promise<boolean | null> {
  const found = await detail(queryClient, hash).catch(() => null)
  return found && successOf(found)
}

/** The transaction as the explorer has it in a block; null when it does not have it there. Throws without an answer. */
async function listed(queryClient: QueryClient, id: Hash): Promise<ListedTransaction | null> {
  const found = await detail(queryClient, id).catch((error) => {
    if (isNotFound(error)) return null
    throw error
  })
  if (!found) return null
  const { hash, from, to, value, nonce, input, blockNumber: block } = found
  if (block === null) return null
  // A record without these fields proves nothing about the transaction.
  if (nonce === null || input === null || value === null) throw new Error('The explorer leaves out fields.')
  const transaction = { hash, from: from.address, to: to?.address ?? null, data: input, value, nonce, block }
  return { transaction, success: successOf(found) }
}

function detail(queryClient: QueryClient, hash: Hash): Promise<Transaction> {
  return queryClient.fetchQuery({ ...transactionQuery(hash), staleTime: 0 })
}

function successOf(found: Transaction): boolean | null {
  const status = transactionStatus(found)
  if (status === 'success') return true
  return status === 'reverted' ? false : null
}
