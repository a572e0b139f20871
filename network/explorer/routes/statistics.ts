import { Hono } from 'hono'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { readTotals, recentBlocks, recentDays, recentTips } from '#network/explorer/queries/statistics.ts'
import {
  averageBlockTime,
  daily,
  gasPriceParts,
  gasPrices,
  utilization,
} from '#network/explorer/records/statisticsRecord.ts'

const recentBlockCount = 50
const recentTransactionCount = 200
const chartDays = 30
/** Clients of public servers send the value `true` to get the parts of each gas price. */
export const gasPartsHeader = 'updated-gas-oracle'

/** `/stats` and its charts. */
export function statisticsRoutes({ database, known }: DataSources): Hono {
  const app = new Hono()

  app.get('/stats', async (context) => {
    const [totals, blocks, tips, days, chain, head] = await Promise.all([
      readTotals(database),
      recentBlocks(database, recentBlockCount),
      recentTips(database, recentTransactionCount),
      recentDays(database, 1),
      known.chain(),
      known.head(),
    ])
    const [newest] = blocks
    const today = days.find(({ day }) => day === utcDay(new Date()))
    const blockTime = averageBlockTime(blocks)
    const baseFee = newest?.baseFeePerGas ?? 0n
    const inParts = context.req.header(gasPartsHeader) === 'true'
    context.header('Vary', gasPartsHeader)
    return context.json({
      ...totalsRecord(totals, { isWhole: chain.firstBlock === 0, head }),
      transactions_today: (today?.transactions ?? 0).toString(),
      gas_used_today: (today?.gasUsed ?? 0n).toString(),
      average_block_time: blockTime,
      gas_prices: inParts ? gasPriceParts(tips, baseFee, blockTime) : gasPrices(tips, baseFee),
      gas_price_updated_at: newest?.timestamp.toISOString() ?? null,
      gas_prices_update_in: blockTime,
      static_gas_price: null,
      network_utilization_percentage: utilization(blocks),
      ...withoutMarket,
    })
  })

  app.get('/stats/charts/transactions', async (context) => {
    const days = await recentDays(database, chartDays)
    return context.json({ chart_data: daily(days, utcDay(new Date()), chartDays) })
  })

  /** The native coin is traded nowhere, so there is no day to chart. Its supply is not known either. */
  app.get('/stats/charts/market', (context) => context.json({ available_supply: null, chart_data: [] }))

  return app
}

/** Counts over the whole history. Of a part of the chain only the number of blocks is known. */
function totalsRecord(
  totals: Awaited<ReturnType<typeof readTotals>>,
  { isWhole, head }: { isWhole: boolean; head: number },
) {
  if (!isWhole)
    return { total_blocks: head + 1, total_transactions: null, total_addresses: null, total_gas_used: null }
  return {
    total_blocks: totals?.blocks ?? 0,
    total_transactions: totals?.transactions ?? 0,
    total_addresses: totals?.addresses ?? 0,
    total_gas_used: (totals?.gasUsed ?? 0n).toString(),
  }
}

const withoutMarket = {
  coin_price: null,
  coin_price_change_percentage: null,
  coin_image: null,
  secondary_coin_price: null,
  secondary_coin_image: null,
  market_cap: null,
  tvl: null,
}

function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}
