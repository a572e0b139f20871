import { type Context, Hono } from 'hono'
import type { Address } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { addressTokenCursor, addressTokenList } from '#network/explorer/lists/addressTokenList.ts'
import { internalTransactionList, readZeroValues } from '#network/explorer/lists/internalTransactionList.ts'
import { logList } from '#network/explorer/lists/logList.ts'
import { tokenTransferCursor, tokenTransferList } from '#network/explorer/lists/tokenTransferList.ts'
import { transactionList } from '#network/explorer/lists/transactionList.ts'
import { coinBalance, coinChange } from '#network/explorer/node/balanceAtBlock.ts'
import {
  addressActivity,
  type CoinBalanceRow,
  findAddress,
  listCoinBalances,
} from '#network/explorer/queries/addressQueries.ts'
import {
  hasSelfDestructed,
  listAddressInternals,
} from '#network/explorer/queries/internalTransactionQueries.ts'
import { listAddressLogs } from '#network/explorer/queries/logQueries.ts'
import {
  hasTokenTransfers,
  listAddressTokenTransfers,
} from '#network/explorer/queries/tokenTransferQueries.ts'
import {
  listAddressTransactions,
  listOldestAddressTransactions,
} from '#network/explorer/queries/transactionQueries.ts'
import {
  addressCountersRecord,
  addressRecord,
  type CreationStatus,
  coinBalanceRecord,
} from '#network/explorer/records/addressRecord.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { queryOf, sendList } from '#network/explorer/request/listResponse.ts'
import { integerField, readPaging } from '#network/explorer/request/paging.ts'
import {
  directions,
  InvalidParameter,
  type Query,
  readAddress,
  readChoice,
  readChoices,
  readHash,
  tokenTypes,
} from '#network/explorer/request/parameters.ts'
import { transactionCursor } from './transactionRoutes.ts'

/**
 * `/addresses/{address_hash}` and its lists. Any well-formed address is answered with 200, also one that nobody has
 * used. Public servers do the same since version 7; earlier ones said 404. Its balance may still be more than zero.
 */
export function addressRoutes(sources: DataSources): Hono {
  const { database, node, known, contracts, assets } = sources
  const app = new Hono()

  app.get('/addresses/:address', async (context) => {
    const address = addressOf(context)
    await contracts.look(address)
    const [row, activity, transferred, references, chain, { coinPrice }] = await Promise.all([
      findAddress(database, address),
      addressActivity(database, address),
      hasTokenTransfers(database, address),
      loadReferences(sources, [address], [address]),
      known.chain(),
      assets(),
    ])
    // An address in no block may have coins since the genesis, or got some inside a transaction that the node did not
    // trace. Only the node knows.
    const isStored = row?.balanceKnown && chain.untracedBlocks === 0
    const { balance, block } = isStored
      ? { balance: row.balance, block: row.balanceBlock }
      : await coinBalance(node, address, await known.head())
    return context.json(
      addressRecord(references.address(address), row, {
        balance,
        balanceBlock: block,
        creationStatus: row?.creationTransaction ? await creationStatus(sources, address) : null,
        token: references.token(address),
        coinPrice,
        activity: { ...activity, hasTokenTransfers: transferred },
        isWhole: chain.firstBlock === 0,
      }),
    )
  })

  app.get('/addresses/:address/counters', async (context) => {
    const [row, chain] = await Promise.all([findAddress(database, addressOf(context)), known.chain()])
    return context.json(addressCountersRecord(row, chain.firstBlock === 0))
  })

  app.get('/addresses/:address/transactions', async (context) => {
    const page = await addressTransactions(sources, addressOf(context), queryOf(context))
    return context.json(await transactionList(sources, page))
  })

  app.get('/addresses/:address/token-transfers', async (context) => {
    const query = queryOf(context)
    const token = query.get('token')
    const filter = {
      types: readChoices(query, 'type', tokenTypes),
      direction: readChoice(query, 'filter', directions),
      token: token ? readAddress(token, 'token') : null,
    }
    const paging = readPaging(query, tokenTransferCursor)
    const page = await listAddressTokenTransfers(database, addressOf(context), filter, paging)
    return context.json(await tokenTransferList(sources, page))
  })

  app.get('/addresses/:address/tokens', async (context) => {
    const query = queryOf(context)
    const types = readChoices(query, 'type', tokenTypes)
    const paging = readPaging(query, addressTokenCursor)
    return context.json(await addressTokenList(sources, addressOf(context), types, paging))
  })

  app.get('/addresses/:address/coin-balance-history', async (context) => {
    const paging = readPaging(queryOf(context), { block_number: integerField })
    const address = addressOf(context)
    const [page, row, { untracedBlocks }] = await Promise.all([
      listCoinBalances(database, address, paging),
      findAddress(database, address),
      known.chain(),
    ])
    const certain = {
      delta: untracedBlocks === 0,
      balance: untracedBlocks === 0 && row?.balanceKnown === true,
    }
    const rows = await Promise.all(page.rows.map((each) => withCertainCoins(node, each, certain)))
    return sendList(context, { ...page, rows }, coinBalanceRecord)
  })

  app.get('/addresses/:address/internal-transactions', async (context) => {
    const query = queryOf(context)
    const filter = {
      direction: readChoice(query, 'filter', directions),
      zeroValues: readZeroValues(query),
    }
    const paging = readPaging(query, { ...transactionCursor, transaction_index: integerField })
    const [page, { untracedBlocks }] = await Promise.all([
      listAddressInternals(database, addressOf(context), filter, paging),
      known.chain(),
    ])
    return context.json(await internalTransactionList(sources, page, untracedBlocks === 0))
  })

  app.get('/addresses/:address/logs', async (context) => {
    const query = queryOf(context)
    const topic = query.get('topic')
    const paging = readPaging(query, transactionCursor)
    const of = { address: addressOf(context), topic: topic ? readHash(topic, 'topic') : null }
    return context.json(await logList(sources, await listAddressLogs(database, of, paging)))
  })

  return app
}

/** What moved inside transactions that were not traced, and before the first block, only the node knows. */
async function withCertainCoins(
  node: DataSources['node'],
  row: CoinBalanceRow,
  certain: { delta: boolean; balance: boolean },
) {
  if (certain.balance) return row
  const { balance, delta } = await coinChange(node, row.address, row.blockNumber)
  return { ...row, balance, delta: certain.delta ? row.delta : delta }
}

/**
 * Whether a contract is still there. Since Cancun a selfdestruct removes only contracts created in the same
 * transaction, so the code at the node decides. Null while the node does not answer.
 */
async function creationStatus(
  { database, node, known }: DataSources,
  address: Address,
): Promise<CreationStatus | null> {
  const [asked, { untracedBlocks }] = await Promise.all([hasSelfDestructed(database, address), known.chain()])
  if (!asked && untracedBlocks === 0) return 'success'
  const code = await node.getCode({ address }).catch(() => null)
  if (code === null) return null
  if (code) return 'success'
  // Without a trace it is unknown whether the contract ever had code.
  return asked ? 'selfdestructed' : null
}

/**
 * A page of the transactions of an address; with `sort=block_number&order=asc` the oldest come first.
 * @throws 422 for another order, for a page number in this one, and where the oldest transactions are not stored.
 */
async function addressTransactions({ database, known }: DataSources, address: Address, query: Query) {
  const direction = readChoice(query, 'filter', directions)
  const paging = readPaging(query, transactionCursor)
  readChoice(query, 'sort', ['block_number'])
  if (readChoice(query, 'order', ['asc', 'desc']) !== 'asc')
    return listAddressTransactions(database, address, direction, paging)
  if (paging.offset > 0)
    throw new InvalidParameter('page', 'Follow next_page_params: pages in this order have no numbers.')
  const { firstBlock, keptFrom } = await known.chain()
  const oldest = Math.max(firstBlock, keptFrom)
  if (oldest > 0) throw new InvalidParameter('order', `Records of blocks before ${oldest} are not kept.`)
  return listOldestAddressTransactions(database, address, direction, paging)
}

function addressOf(context: Context): Address {
  return readAddress(context.req.param('address') ?? '')
}
