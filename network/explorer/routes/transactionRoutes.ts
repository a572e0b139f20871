import { type Context, Hono } from 'hono'
import { getAddress, type Hash, type Transaction } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { authorizationList } from '#network/explorer/lists/authorizationList.ts'
import { internalTransactionList, readZeroValues } from '#network/explorer/lists/internalTransactionList.ts'
import { logList } from '#network/explorer/lists/logList.ts'
import { pendingList } from '#network/explorer/lists/pendingList.ts'
import { stateChangeList } from '#network/explorer/lists/stateChangeList.ts'
import { tokenTransferCursor, tokenTransferList } from '#network/explorer/lists/tokenTransferList.ts'
import { readTransactionFilter } from '#network/explorer/lists/transactionFilter.ts'
import { transactionList } from '#network/explorer/lists/transactionList.ts'
import { callsOfCode } from '#network/explorer/node/callsCode.ts'
import {
  hasInternalError,
  listTransactionInternals,
} from '#network/explorer/queries/internalTransactionQueries.ts'
import { listTransactionLogs } from '#network/explorer/queries/logQueries.ts'
import { listTransactionTransfers } from '#network/explorer/queries/tokenTransferQueries.ts'
import {
  findTransaction,
  hasTransaction,
  listTransactions,
  type TransactionFilter,
  type TransactionRow,
} from '#network/explorer/queries/transactionQueries.ts'
import { transfersOfTransaction } from '#network/explorer/queries/transferHistory.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { methodOf, transactionRecord } from '#network/explorer/records/minedTransactionRecord.ts'
import { pendingRecord } from '#network/explorer/records/pendingRecord.ts'
import { exchangeRate } from '#network/explorer/records/recordFigures.ts'
import { tokenTransferRecord } from '#network/explorer/records/tokenTransferRecord.ts'
import { queryOf } from '#network/explorer/request/listResponse.ts'
import { integerField, readPaging } from '#network/explorer/request/paging.ts'
import {
  notFound,
  readChoice,
  readChoices,
  readHash,
  tokenTypes,
} from '#network/explorer/request/parameters.ts'

export const transactionCursor = { block_number: integerField, index: integerField }

const emptyPage = { rows: [], next: null }
/** A detail shows the first transfers. `token_transfers_overflow` says whether there are more. */
const transfersInDetail = 10

/** `/transactions`, one transaction, and the lists of a transaction. */
export function transactionRoutes(sources: DataSources): Hono {
  const { database, known } = sources
  const app = new Hono()

  app.get('/transactions', async (context) => {
    const query = queryOf(context)
    if (readChoice(query, 'filter', ['validated', 'pending']) === 'pending') {
      // Pending transactions change without a block.
      context.header('Cache-Control', 'no-store')
      return context.json(await pendingList(sources, query))
    }
    const filter = withSelectors(readTransactionFilter(query), sources)
    const page = await listTransactions(database, filter, readPaging(query, transactionCursor))
    return context.json(await transactionList(sources, page))
  })

  app.get('/transactions/:hash', async (context) => {
    const hash = hashOf(context)
    const row = await findTransaction(database, hash)
    if (row) return context.json(await detail(sources, row))
    const pending = await findPending(sources, hash)
    context.header('Cache-Control', 'no-store')
    const mentioned = [getAddress(pending.from), pending.to && getAddress(pending.to)]
    const references = await loadReferences(sources, mentioned)
    const calls = await callsOfCode(
      sources.node,
      [pending],
      (address) => references.address(address).is_contract,
    )
    return context.json(pendingRecord(pending, references, calls))
  })

  app.get('/transactions/:hash/token-transfers', async (context) => {
    const query = queryOf(context)
    const hash = hashOf(context)
    const types = readChoices(query, 'type', tokenTypes)
    const paging = readPaging(query, tokenTransferCursor)
    const mined = await isMined(sources, hash)
    const page = mined ? await listTransactionTransfers(database, hash, types, paging) : emptyPage
    return context.json(await tokenTransferList(sources, page))
  })

  app.get('/transactions/:hash/internal-transactions', async (context) => {
    const query = queryOf(context)
    const hash = hashOf(context)
    const filter = { zeroValues: readZeroValues(query) }
    const paging = readPaging(query, { index: integerField })
    const [row, { internalCalls }] = await Promise.all([findTransaction(database, hash), known.chain()])
    if (!row) await findPending(sources, hash)
    const page = row ? await listTransactionInternals(database, hash, filter, paging) : emptyPage
    return context.json(await internalTransactionList(sources, page, row?.isTraced ?? internalCalls))
  })

  app.get('/transactions/:hash/logs', async (context) => {
    const hash = hashOf(context)
    const paging = readPaging(queryOf(context), transactionCursor)
    const mined = await isMined(sources, hash)
    const page = mined ? await listTransactionLogs(database, hash, paging) : emptyPage
    return context.json(await logList(sources, page))
  })

  app.get('/transactions/:hash/state-changes', async (context) => {
    const hash = hashOf(context)
    const paging = readPaging(queryOf(context), { state_changes_count: integerField })
    const row = await findTransaction(database, hash)
    if (row) return context.json(await stateChangeList(sources, row, paging))
    await findPending(sources, hash)
    return context.json({ items: [], next_page_params: null })
  })

  return app
}

/**
 * The store has selectors but no names for functions that only the compiled contracts know. Adds the selectors to the
 * filter.
 */
function withSelectors(filter: TransactionFilter, { contracts }: DataSources): TransactionFilter {
  if (!filter.methods) return filter
  const { names, ids } = filter.methods
  return {
    ...filter,
    methods: { names, ids: [...new Set([...ids, ...names.flatMap(contracts.selectorsOf)])] },
  }
}

function hashOf(context: Context): Hash {
  return readHash(context.req.param('hash') ?? '')
}

async function detail(sources: DataSources, row: TransactionRow) {
  const { database } = sources
  const [transfers, head, innerError, authorizations, { coinPrice }] = await Promise.all([
    transfersOfTransaction(database, row.hash, transfersInDetail + 1),
    sources.known.head(),
    hasInternalError(database, row.hash),
    authorizationList(sources, row),
    sources.assets(),
  ])
  const shown = transfers.slice(0, transfersInDetail)
  const references = await loadReferences(
    sources,
    [row.from, row.to, row.createdContract, ...shown.flatMap(({ from, to }) => [from, to])],
    shown.map((transfer) => transfer.token),
    [row.hash],
  )
  const method = methodOf(row, references)
  const around = { blockHash: row.blockHash, method }
  const record = transactionRecord(row, {
    references,
    head,
    transfers: shown.map((transfer) => tokenTransferRecord({ ...transfer, ...around }, references)),
    transfersOverflow: transfers.length > transfersInDetail,
  })
  return {
    ...record,
    exchange_rate: exchangeRate(coinPrice),
    has_error_in_internal_transactions: innerError || (row.isTraced ? false : null),
    authorization_list: authorizations,
  }
}

/** @throws 404 when neither the store nor the node knows the transaction. */
async function isMined(sources: DataSources, hash: Hash): Promise<boolean> {
  if (await hasTransaction(sources.database, hash)) return true
  await findPending(sources, hash)
  return false
}

/** A block this close to the newest stored one is being written: its transactions count as pending for that moment. */
const blocksBeingWritten = 5

/**
 * A transaction that the node has and the store has not. It is pending, or its block is being written.
 * @throws 404 when the node does not know it either, and when it is in a block that is not stored.
 */
async function findPending({ node, known }: DataSources, hash: Hash): Promise<Transaction> {
  const [found, head, { firstBlock, keptFrom }] = await Promise.all([
    node.getTransaction({ hash }).catch(() => null),
    known.head(),
    known.chain(),
  ])
  const block = found?.blockNumber == null ? null : Number(found.blockNumber)
  const isElsewhere =
    block !== null && (block < Math.max(firstBlock, keptFrom) || block > head + blocksBeingWritten)
  if (!found || isElsewhere) throw notFound(`Transaction ${hash}`, { keptFrom })
  return found
}
