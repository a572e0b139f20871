import { type Address, formatUnits } from 'viem'
import type { RawMarket, RawSwap } from '#network/testing/indexer/chainLedger.ts'
import {
  amountInColumn,
  count,
  type Form,
  money,
  moneyInColumn,
  moneyShort,
  percent,
  price,
  short,
} from './figureForms.ts'
import type { Expected, ExpectedRow } from './pageJudge.ts'

/** A market of the replay with the symbol that its token states. */
export type NamedMarket = RawMarket & { symbol: string }

const wad = (value: bigint) => formatUnits(value, 18)
/** A quotient with 40 decimals, cut. */
const quotient = (over: bigint, under: bigint) => formatUnits((over * 10n ** 40n) / under, 40)

/** The board, every market with its trades and its holders, and so many portfolios, as the chain has them. */
export function marketPages(markets: readonly NamedMarket[], most: number): Expected[] {
  const traders = new Set(markets.flatMap(({ swaps }) => swaps.map(({ sender }) => sender)))
  return [
    { path: '/markets?view=table', tables: { Markets: markets.map(boardRow) } },
    ...markets.flatMap((market) => [marketPage(market), holdersTab(market)]),
    ...[...traders].slice(0, most).map((trader) => portfolioPage(trader, markets)),
  ]
}

/** The reserves after the newest trade, and the price they make. */
function stateOf({ swaps, virtualUsd, supply }: RawMarket) {
  const { x, real, y } = swaps.at(-1) ?? { x: virtualUsd, real: 0n, y: supply }
  return { x, real, y, spot: (x * 10n ** 18n) / y, cap: (x * supply) / y }
}

/** The pool holds the unsold tokens. */
function holdersOf({ balances, pool }: RawMarket): number {
  return balances.size - (balances.has(pool) ? 1 : 0)
}

function soldOf(market: RawMarket): Form {
  const { y } = stateOf(market)
  return { text: percent(quotient(market.supply - y, market.supply), 1) }
}

function boardRow(market: NamedMarket): ExpectedRow {
  const { spot, cap } = stateOf(market)
  return {
    link: `/markets/${market.pool}`,
    cells: {
      Price: [price(wad(spot))],
      'Diluted cap': [moneyShort(wad(cap))],
      Holders: [count(holdersOf(market))],
      Sold: [soldOf(market)],
    },
  }
}

function marketPage(market: NamedMarket): Expected {
  const { x, real, y, spot, cap } = stateOf(market)
  const { symbol, swaps } = market
  const newest = swaps.slice(-50)
  // A row is found by its transaction, so one with two trades is left out.
  const single = newest.filter(({ hash }) => swaps.filter((each) => each.hash === hash).length === 1)
  return {
    path: `/markets/${market.pool}`,
    labels: {
      Price: [price(wad(spot))],
      'Diluted cap': [moneyShort(wad(cap))],
      Holders: [count(holdersOf(market))],
      'Real reserve': [moneyShort(wad(real)), money(wad(real))],
      Sold: [soldOf(market)],
      Unsold: [short(wad(y), symbol)],
      Supply: [short(wad(market.supply), symbol)],
      'Virtual reserve': [money(wad(market.virtualUsd))],
      'Effective reserve': [money(wad(x))],
    },
    tables: { Trades: single.map((swap) => tradeRow(swap, symbol)) },
  }
}

/** What a buyer paid or a seller received, and the tokens of the trade. */
const sidesOf = ({ isBuy, amountIn, amountOut }: RawSwap) =>
  isBuy ? { usd: amountIn, tokens: amountOut } : { usd: amountOut, tokens: amountIn }

function tradeRow(swap: RawSwap, symbol: string): ExpectedRow {
  const { usd, tokens } = sidesOf(swap)
  return {
    link: `/tx/${swap.hash}`,
    cells: {
      Side: [{ text: swap.isBuy ? 'Buy' : 'Sell' }],
      Value: [moneyInColumn(wad(usd))],
      Tokens: [short(wad(tokens), symbol)],
      Price: [price(wad(swap.price))],
      Fee: [swap.isBuy ? moneyInColumn(wad(swap.fee)) : short(wad(swap.fee), symbol)],
      Block: [count(swap.block)],
    },
  }
}

function holdersTab({ pool, symbol, balances, supply }: NamedMarket): Expected {
  const largest = [...balances].sort(([, one], [, other]) => (one < other ? 1 : -1)).slice(0, 30)
  return {
    path: `/markets/${pool}?tab=holders`,
    tables: {
      'Largest holders': largest.map(([holder, balance]) => ({
        link: `/address/${holder}`,
        cells: {
          Balance: [amountInColumn(wad(balance), symbol)],
          'Share of supply': [{ text: percent(quotient(balance, supply), 2) }],
        },
      })),
    },
  }
}

/** A figure of a narrow column: with three digits where it has more than nine characters. */
const compact = (whole: Form, few: Form) => (whole.text.length > 9 ? few : whole)

/** How many positions are compared: the page shows two more at first, the largest of the markets it reads. */
const firstPositions = 8

/** The largest positions of a trader, and the newest trades. */
function portfolioPage(trader: Address, markets: readonly NamedMarket[]): Expected {
  const positions = markets
    .filter(({ swaps }) => swaps.some(({ sender }) => sender === trader))
    .map((market) => ({ market, ...resultOf(market, trader) }))
    .sort((one, other) => (one.value < other.value ? 1 : -1))
    .slice(0, firstPositions)
  const trades = markets
    .flatMap(({ swaps }) => swaps.filter(({ sender }) => sender === trader))
    .sort((one, other) => other.block - one.block)
  const newest = trades
    .slice(0, 8)
    .filter(({ hash }) => trades.filter((each) => each.hash === hash).length === 1)
  return {
    path: `/portfolio/${trader}`,
    tables: {
      'Market positions': positions.filter(({ held, isWhole }) => held > 0n && isWhole).map(positionRow),
      Trades: newest.map((swap) => {
        const { usd, tokens } = sidesOf(swap)
        return {
          link: `/tx/${swap.hash}`,
          cells: {
            Side: [{ text: swap.isBuy ? 'Buy' : 'Sell' }],
            Tokens: [short(wad(tokens))],
            Value: [compact(moneyInColumn(wad(usd)), moneyShort(wad(usd)))],
          },
        }
      }),
    },
  }
}

type Result = ReturnType<typeof resultOf>

/**
 * Average cost, in exact fractions of dollars: what was paid for the tokens still held, and what sales brought above it.
 * Whole when nothing but trades moved the tokens.
 */
function resultOf(market: RawMarket, trader: Address) {
  const scale = 10n ** 40n
  let [bought, cost, realised] = [0n, 0n, 0n]
  for (const swap of market.swaps.filter(({ sender }) => sender === trader)) {
    const { usd, tokens } = sidesOf(swap)
    if (swap.isBuy) [bought, cost] = [bought + tokens, cost + usd * scale]
    else if (tokens <= bought) {
      const part = (cost * tokens) / bought
      ;[bought, cost, realised] = [bought - tokens, cost - part, realised + usd * scale - part]
    } else bought = -1n
  }
  const held = market.balances.get(trader) ?? 0n
  const { spot } = stateOf(market)
  const payouts = feeBounds.map((fee) => payoutOf(market, held, fee))
  return { held, bought, cost, realised, value: held * spot, payouts, isWhole: held === bought }
}

/** The highest and the lowest fee of a pool, in basis points: which one it takes depends on the moment. */
const feeBounds = [10n, 300n]

/** What a sale of `tokens` pays; null where the real reserve is too small, so that the spot price counts. */
function payoutOf(market: RawMarket, tokens: bigint, fee: bigint): bigint | null {
  const { x, y, real } = stateOf(market)
  const net = tokens - (tokens * fee) / 10_000n
  const payout = (net * x) / (y + net)
  return payout > real ? null : payout
}

/** Dollars with 18 decimals, of those with 58. */
const fine = (scaled: bigint) => formatUnits(scaled, 58)
/** Cents of an unrealised result that may be shown: the fee of a sale now, and so its payout, is known within bounds. */
function unrealisedForm({ value, cost, payouts }: Result): Form {
  const [most, least] = payouts
  if (most == null || least == null) return result(value * 10n ** 22n - cost)
  const dollarsOf = (payout: bigint) => Number(fine(payout * 10n ** 40n - cost))
  return { text: 'a sale now', between: [dollarsOf(least), dollarsOf(most)] }
}

/** A result in dollars and cents with its sign, also where it is less than a cent. */
const result = (scaled: bigint): Form => {
  const isLoss = scaled < 0n
  const { text, others = [] } = moneyInColumn(fine(isLoss ? -scaled : scaled))
  return { text: scaled === 0n ? text : `${isLoss ? '−' : '+'}${others[0]}` }
}

function positionRow(row: Result & { market: NamedMarket }): ExpectedRow {
  const { market, held, bought, cost, realised, value } = row
  return {
    link: `/markets/${market.pool}`,
    cells: {
      Held: [short(wad(held))],
      'Average entry': [{ text: price(quotient(cost / 10n ** 20n, bought * 10n ** 20n)).text }],
      'Spot value': [moneyInColumn(formatUnits(value, 36))],
      Unrealised: [unrealisedForm(row)],
      Realised: [result(realised)],
    },
  }
}
