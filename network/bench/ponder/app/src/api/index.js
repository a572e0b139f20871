import { db } from 'ponder:api'
import schema, { feeClaim, market, swap, tokenTransfer, volatilitySnapshot } from 'ponder:schema'
import { Hono } from 'hono'
import { graphql } from 'ponder'

/** `GET /counts`: the number of rows in each table, by the table's name in our store. `/graphql`: Ponder's own GraphQL. */

const tables = {
  markets: market,
  swaps: swap,
  volatility_snapshots: volatilitySnapshot,
  fee_claims: feeClaim,
  token_transfers: tokenTransfer,
}

const app = new Hono()

app.get('/counts', async (context) => {
  const counts = {}
  for (const [name, table] of Object.entries(tables)) counts[name] = await db.$count(table)
  return context.json(counts)
})

app.use('/graphql', graphql({ db, schema }))

export default app
