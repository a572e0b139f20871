import { type Context, Hono } from 'hono'
import type { Address } from 'viem'
import { needsLiveBalance } from '#network/explorer/assets/assets.ts'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { instanceRecords } from '#network/explorer/lists/instanceList.ts'
import { tokenTransferCursor, tokenTransferList } from '#network/explorer/lists/tokenTransferList.ts'
import { tokenBalance } from '#network/explorer/node/balanceAtBlock.ts'
import {
  hasInstanceTransfer,
  listInstanceHolders,
  listInstances,
} from '#network/explorer/queries/instanceQueries.ts'
import { findTokens, type TokenRow } from '#network/explorer/queries/tokenQueries.ts'
import { listTransfersOfInstance } from '#network/explorer/queries/tokenTransferQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { queryOf } from '#network/explorer/request/listResponse.ts'
import { amountField, readPaging } from '#network/explorer/request/paging.ts'
import { InvalidParameter, notFound, readAddress } from '#network/explorer/request/parameters.ts'

const addressField = (text: string | null, name: string) => readAddress(text ?? '', name)
const instanceCursor = { unique_token: amountField }
const holderCursor = {
  value: amountField,
  address_hash: addressField,
  token_id: (text: string | null, name: string) => (text ? amountField(text, name) : 0n),
}

/** The single tokens of a collection, their transfers and holders. The spec does not have these paths. */
export function instanceRoutes(sources: DataSources): Hono {
  const { database, node, assets } = sources
  const app = new Hono()

  app.get('/tokens/:address/instances', async (context) => {
    const paging = readPaging(queryOf(context), instanceCursor)
    const { token } = await tokenOf(context)
    if (token.type === 'ERC-20') return context.json({ items: [], next_page_params: null })
    const page = await listInstances(database, token.address, paging)
    return context.json({
      items: await instanceRecords(sources, token, page.rows),
      next_page_params: page.next,
    })
  })

  app.get('/tokens/:address/instances/:id', async (context) => {
    const { token, id } = await instanceOf(context)
    const two = { size: 2, offset: 0, after: null }
    const [isStored, { rows }] = await Promise.all([
      hasInstanceTransfer(database, token.address, id),
      listInstanceHolders(database, { token: token.address, id, isLive: false }, two),
    ])
    const [record] = await instanceRecords(sources, token, [{ id, holders: rows }], { isAlone: true })
    // A contract may have minted it without an event: then it names an owner.
    const isKnown = isStored || rows.length > 0 || record?.owner != null
    if (!record || !isKnown) throw notFound(`Token ${id} of ${token.address}`)
    return context.json(record)
  })

  app.get('/tokens/:address/instances/:id/transfers', async (context) => {
    const paging = readPaging(queryOf(context), tokenTransferCursor)
    const { token, id } = await instanceOf(context)
    const page = await listTransfersOfInstance(database, token.address, id, paging)
    return context.json(await tokenTransferList(sources, page))
  })

  app.get('/tokens/:address/instances/:id/holders', async (context) => {
    const paging = readPaging(queryOf(context), holderCursor)
    const { token, market, id } = await instanceOf(context)
    const figures = await assets()
    // The last transfer of an ERC-721 token names its owner, even in a partly stored chain.
    const isLive =
      token.type !== 'ERC-721' && needsLiveBalance(figures, { ...token, hasMarket: market !== null })
    const page = await listInstanceHolders(database, { token: token.address, id, isLive }, paging)
    const [references, balances] = await Promise.all([
      loadReferences(
        sources,
        page.rows.map(({ holder }) => holder),
      ),
      Promise.all(
        page.rows.map(({ holder, amount }) =>
          isLive ? tokenBalance(node, { token: token.address, holder, id }, figures.block) : amount,
        ),
      ),
    ])
    const items = page.rows.map(({ holder }, index) => ({
      address: references.address(holder),
      value: balances[index]?.toString() ?? null,
      token_id: id.toString(),
    }))
    return context.json({
      items: items.filter(({ value }) => value !== '0'),
      next_page_params: page.next,
    })
  })

  async function tokenOf(context: Context): Promise<TokenRow> {
    const address: Address = readAddress(context.req.param('address') ?? '')
    const [row] = await findTokens(database, [address])
    if (row) return row
    throw notFound(`Token ${address}`)
  }

  async function instanceOf(context: Context): Promise<TokenRow & { id: bigint }> {
    const id = readTokenId(context.req.param('id') ?? '')
    const row = await tokenOf(context)
    if (row.token.type === 'ERC-20') throw notFound(`Token ${id} of ${row.token.address}`)
    return { ...row, id }
  }

  return app
}

function readTokenId(text: string): bigint {
  const id = /^\d{1,78}$/.test(text) ? BigInt(text) : null
  if (id !== null && id < 2n ** 256n) return id
  throw new InvalidParameter('token_id', 'token_id must be a whole number below 2^256.')
}
