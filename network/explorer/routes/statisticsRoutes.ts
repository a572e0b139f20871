import { Hono } from 'hono'
import type { DataSources } from '#network/explorer/dataSources.ts'
import {
  firstDay,
  readTotals,
  recentBlocks,
  recentDays,
  recentTips,
} from '#network/explorer/queries/statisticsQueries.ts'
import { exchangeRate } from '#network/explorer/records/recordFigures.ts'
import {
  averageBlockTime,
  currentDay,
  daily,
  daysBefore,
  gasPriceParts,
  gasPrices,
  utcDay,
  utilization,
} from '#network/explorer/records/statisticsRecord.ts'

const recentBlockCount = 50
const recentTransactionCount = 200
const chartDays = 30
/** Blocks by which a store may be behind its node and still count as current. */
const usualLag = 2
/** Clients of public servers send the value `true` to get the parts of each gas price. */
export const gasPartsHeader = 'updated-gas-oracle'

/** `/stats` and its charts. */
export function statisticsRoutes(sources: DataSources): Hono {
  const { database, known, assets } = sources
  const app = new Hono()

  app.get('/stats', async (context) => {
    const [totals, blocks, tips, [newestDay], chain, head, incompleteDay, { coinPrice }] = await Promise.all([
      readTotals(database),
      recentBlocks(database, recentBlockCount),
      recentTips(database, recentTransactionCount),
      recentDays(database, 1),
      known.chain(),
      known.head(),
      incompleteFrom(sources),
      assets(),
    ])
    const [newest] = blocks
    const today = currentDay(newest, new Date())
    const counted = newestDay?.day === today ? newestDay : undefined
    // The day on which the stored part of a chain begins is stored only from that block on.
    const isWhole = incompleteDay === null || today > incompleteDay
    const isKnown = isWhole && today === reachedDay(newest, chain, head)
    const blockTime = averageBlockTime(blocks)
    const baseFee = newest?.baseFeePerGas ?? 0n
    const inParts = context.req.header(gasPartsHeader) === 'true'
    context.header('Vary', gasPartsHeader)
    return context.json({
      ...totalsRecord(totals, chain.firstBlock === 0),
      transactions_today: isKnown ? (counted?.transactions ?? 0).toString() : null,
      gas_used_today: isKnown ? (counted?.gasUsed ?? 0n).toString() : null,
      average_block_time: blockTime,
      gas_prices: inParts ? gasPriceParts(tips, baseFee, blockTime) : gasPrices(tips, baseFee),
      gas_price_updated_at: newest?.timestamp.toISOString() ?? null,
      gas_prices_update_in: blockTime,
      static_gas_price: null,
      network_utilization_percentage: utilization(blocks),
      coin_price: exchangeRate(coinPrice),
      ...withoutMarket,
    })
  })

  app.get('/stats/charts/transactions', async (context) => {
    const [days, [newest], chain, head, incompleteDay] = await Promise.all([
      recentDays(database, chartDays),
      recentBlocks(database, 1),
      known.chain(),
      known.head(),
      incompleteFrom(sources),
    ])
    const whole = incompleteDay === null ? days : days.filter(({ day }) => day > incompleteDay)
    const isEmpty = incompleteDay !== null && whole.length === 0
    const chart = isEmpty ? [] : daily(whole, lastChartedDay(newest, chain, head), chartDays)
    return context.json({ chart_data: chart })
  })

  /** No price of the native coin is kept, so there is no day to chart. Its supply is not known either. */
  app.get('/stats/charts/market', (context) => context.json({ available_supply: null, chart_data: [] }))

  return app
}

/** Counts over the whole history. In a partly stored chain only the number of stored blocks is known. */
function totalsRecord(totals: Awaited<ReturnType<typeof readTotals>>, isWhole: boolean) {
  const total_blocks = totals?.blocks ?? 0
  if (!isWhole) return { total_blocks, total_transactions: null, total_addresses: null, total_gas_used: null }
  return {
    total_blocks,
    total_transactions: totals?.transactions ?? 0,
    total_addresses: totals?.addresses ?? 0,
    total_gas_used: (totals?.gasUsed ?? 0n).toString(),
  }
}

const withoutMarket = {
  coin_price_change_percentage: null,
  coin_image: null,
  secondary_coin_price: null,
  secondary_coin_image: null,
  market_cap: null,
  tvl: null,
}

/** Today, or the day that a store far behind its node has reached. */
function reachedDay(
  newest: { timestamp: Date } | undefined,
  { headBlock }: { headBlock: number | null },
  head: number,
): string {
  const isBehind = newest !== undefined && headBlock !== null && headBlock - head > usualLag
  return isBehind ? utcDay(newest.timestamp) : currentDay(newest, new Date())
}

/** The last day of a chart: today, or the last one that a store far behind its node has whole. */
function lastChartedDay(...[newest, chain, head]: Parameters<typeof reachedDay>): string {
  const reached = reachedDay(newest, chain, head)
  return reached === currentDay(newest, new Date()) ? reached : daysBefore(reached, 1)
}

/** The last day whose transactions are not all stored. Null for a whole chain; every day before the first transaction. */
async function incompleteFrom({ database, known }: DataSources): Promise<string | null> {
  const { firstBlock } = await known.chain()
  return firstBlock === 0 ? null : ((await firstDay(database)) ?? '9999')
}
