import { type Context, Hono } from 'hono'
import type { Address } from 'viem'
import { type Assets, withChecked } from '#network/explorer/assets/assets.ts'
import { liveHolders } from '#network/explorer/assets/tokenSums.ts'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { holderCursor, holderList } from '#network/explorer/lists/holderList.ts'
import { tokenTransferCursor, tokenTransferList } from '#network/explorer/lists/tokenTransferList.ts'
import { tokenSupply } from '#network/explorer/node/balanceAtBlock.ts'
import { findTokens, listTokens, type TokenRow, tokenOrders } from '#network/explorer/queries/tokenQueries.ts'
import { listTokenTransfers, listTransfersOfToken } from '#network/explorer/queries/tokenTransferQueries.ts'
import { type TokenRecord, tokenRecord } from '#network/explorer/records/tokenRecord.ts'
import { queryOf, sendList } from '#network/explorer/request/listResponse.ts'
import { amountField, readPaging } from '#network/explorer/request/paging.ts'
import {
  notFound,
  readAddress,
  readChoice,
  readChoices,
  tokenTypes,
} from '#network/explorer/request/parameters.ts'
import { readText } from '#network/explorer/request/searchText.ts'

const tokenCursor = {
  sort_value: amountField,
  contract_address_hash: (text: string | null, name: string) => readAddress(text ?? '', name),
}

/** `/tokens`, one token with its transfers and holders, and the transfers of all tokens. */
export function tokenRoutes(sources: DataSources): Hono {
  const { database, node, assets } = sources
  const app = new Hono()

  app.get('/token-transfers', async (context) => {
    const query = queryOf(context)
    const types = readChoices(query, 'type', tokenTypes)
    const page = await listTokenTransfers(database, types, readPaging(query, tokenTransferCursor))
    return context.json(await tokenTransferList(sources, page))
  })

  app.get('/tokens', async (context) => {
    const query = queryOf(context)
    const filter = {
      types: readChoices(query, 'type', tokenTypes),
      text: readText(query),
      sort: readChoice(query, 'sort', tokenOrders) ?? 'holders_count',
      order: readChoice(query, 'order', ['asc', 'desc']) ?? 'desc',
    }
    const paging = readPaging(query, tokenCursor)
    const ordering = await assets()
    const page = await listTokens(database, ordering, filter, paging)
    const listed = page.rows.map(({ token }) => token.address)
    const known = await withChecked(sources, ordering, listed)
    return sendList(context, page, (row) => tokenRecord(row, known))
  })

  app.get('/tokens/:address', async (context) => {
    const { row, known } = await checkedToken(context)
    const record = tokenRecord(row, known)
    // When the transfers do not add up, supply and balances come from the contract.
    const [supply, holders] = await Promise.all([
      record.total_supply ?? tokenSupply(node, row.token.address, known.block),
      holdersOf(record, known),
    ])
    const counted = { holders, holders_count: holders?.toString() ?? null }
    return context.json({ ...record, ...counted, total_supply: supply?.toString() ?? null })
  })

  app.get('/tokens/:address/counters', async (context) => {
    const { row, known } = await checkedToken(context)
    const holders = await holdersOf(tokenRecord(row, known), known)
    return context.json({
      token_holders_count: holders?.toString() ?? null,
      transfers_count: known.isPartial ? null : row.token.transfers.toString(),
    })
  })

  app.get('/tokens/:address/transfers', async (context) => {
    const paging = readPaging(queryOf(context), tokenTransferCursor)
    const { token } = await tokenOf(context)
    const page = await listTransfersOfToken(database, token.address, paging)
    return context.json(await tokenTransferList(sources, page))
  })

  app.get('/tokens/:address/holders', async (context) => {
    const paging = readPaging(queryOf(context), holderCursor)
    return context.json(await holderList(sources, await tokenOf(context), paging))
  })

  /**
   * The number of holders. When the transfers do not add up, the balance of every possible holder is read, or the
   * number is null when these are too many.
   */
  async function holdersOf({ address, holders, type }: TokenRecord, known: Assets): Promise<number | null> {
    if (holders !== null || known.isPartial || type !== 'ERC-20') return holders
    const live = await liveHolders(sources, address, known.block)
    return live?.isComplete ? live.holders.length : null
  }

  async function checkedToken(context: Context): Promise<{ row: TokenRow; known: Assets }> {
    const [row, known] = await Promise.all([tokenOf(context), assets()])
    return { row, known: await withChecked(sources, known, [row.token.address]) }
  }

  async function tokenOf(context: Context): Promise<TokenRow> {
    const address: Address = readAddress(context.req.param('address') ?? '')
    const [row] = await findTokens(database, [address])
    if (row) return row
    throw notFound(`Token ${address}`)
  }

  return app
}
