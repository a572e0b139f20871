import { db } from 'ponder:api'
import { feeClaim, market, swap, tokenTransfer, volatilitySnapshot } from 'ponder:schema'
import { Hono } from 'hono'

/** `GET /counts`: the number of rows in each table, by the table's name in our store. */

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

export default app
