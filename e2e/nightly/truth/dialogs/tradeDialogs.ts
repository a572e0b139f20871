import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  maxUint256,
  type PublicClient,
  parseUnits,
} from 'viem'
import { hlpmmPoolAbi } from '#spec/abi/hlpmmPool.ts'
import { hlpmmQuoterAbi } from '#spec/abi/hlpmmQuoter.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import {
  amount,
  every,
  type Form,
  money,
  percent,
  price,
  share,
  typed,
  typedDollars,
} from '../figureForms.ts'
import type { NamedMarket } from '../marketPages.ts'
import type { Expected } from '../pageJudge.ts'
import { simulate } from './simulate.ts'

/** What the dialogs of trades are made of: the node, the contracts, and the stablecoin that pays. */
export type TradeRoom = {
  client: PublicClient
  node: string
  router: Address
  quoter: Address
  stablecoin: Address
  coinSymbol: string
  /** The chosen slippage in basis points. */
  slippage: bigint
}

type Side = 'buy' | 'sell'

const wad = (value: bigint) => formatUnits(value, 18)
const scale = 10n ** 18n

/** What the trade panel must say before a signature: purchases of two sizes, and the sale of a third of what is held. */
export async function tradeDialogs(
  room: TradeRoom,
  trader: Address,
  markets: readonly NamedMarket[],
): Promise<Expected[]> {
  const dialogs: (Expected | null)[] = []
  for (const market of markets) {
    for (const dollars of ['7.5', '250'])
      dialogs.push(await tradeDialog(room, market, trader, 'buy', parseUnits(dollars, 18)))
    const third = (market.balances.get(trader) ?? 0n) / 3n
    if (third > 0n) dialogs.push(await tradeDialog(room, market, trader, 'sell', third))
  }
  return dialogs.filter((each) => each !== null)
}

/** Null where the chain refuses the trade. */
async function tradeDialog(
  room: TradeRoom,
  market: NamedMarket,
  trader: Address,
  side: Side,
  amountIn: bigint,
): Promise<Expected | null> {
  const [paid, received] = side === 'buy' ? [room.stablecoin, market.token] : [market.token, room.stablecoin]
  const [held, had] = await Promise.all([paid, received].map((token) => balanceOf(room, token, trader)))
  const real = await simulateTrade(room, market, trader, side, amountIn)
  if (held === undefined || had === undefined || real === null) return null
  const quote = await readQuote(room, market, side, amountIn)
  const least = (quote.out * (10_000n - room.slippage)) / 10_000n
  if (real.out < least) throw new Error(`A trade with ${market.pool} gives less than its minimum.`)
  // Where the largest holder makes the pool take another fee than quoted, the price after is by the quoted one.
  if (real.out === quote.out && real.spot !== quote.after)
    throw new Error(`A trade with ${market.pool} moves the price to ${real.spot}, not to ${quote.after}.`)
  const { symbol } = market
  const names: [string, string] = side === 'buy' ? [room.coinSymbol, symbol] : [symbol, room.coinSymbol]
  const [usd, tokens] = side === 'buy' ? [amountIn, quote.out] : [quote.out, amountIn]
  return {
    path: `/markets/${market.pool}?trade=${side}&amount=${wad(amountIn)}&exact=in`,
    labels: {
      [side === 'buy' ? 'You pay, maximum' : 'You sell, maximum']: [
        { text: `Use the maximum, ${every(wad(held))} ${names[0]}` },
      ],
      'You receive ≈': [side === 'buy' ? typed(wad(quote.out)) : typedDollars(wad(quote.out))],
      'Minimum received': [amount(wad(least), names[1])],
      'Average price': [price(wad((usd * scale) / tokens))],
      'Price moves by': [changeForm(quote)],
      ...feeForms(market, side, amountIn, quote),
      ...balances(`Your ${inLabel(names[0])}`, held, held - amountIn),
      ...balances(`Your ${inLabel(names[1])}`, had, had + quote.out),
      ...prices(price(wad(quote.before)), price(wad(quote.after))),
    },
  }
}

/**
 * The fee of the quote in dollars; where the last trade paid another one, the most of the two, and called so.
 */
function feeForms({ swaps }: NamedMarket, side: Side, amountIn: bigint, quote: RawQuote): Expected['labels'] {
  const million = 1_000_000n
  const last = swaps.at(-1)
  const quoted = quote.bps * 100n
  const paid = last === undefined ? quoted : (last.fee * million + last.amountIn / 2n) / last.amountIn
  const fee = paid > quoted ? (amountIn * paid) / million : quote.fee
  const form = money(side === 'buy' ? wad(fee) : formatUnits(fee * quote.before, 36))
  return { [paid === quoted ? 'Fee ≈' : 'Fee, at most']: [form] }
}

/** A symbol in a label: the first 32 characters, and a word for none. */
function inLabel(symbol: string): string {
  const characters = Array.from(symbol)
  return characters.length > 32 ? `${characters.slice(0, 32).join('')}…` : symbol || 'tokens'
}

/** The price before and after; two that read alike are shown as one with its change. */
function prices(before: Form, after: Form): Expected['labels'] {
  return before.text === after.text ? {} : { 'Price, before': [before], 'Price, after': [after] }
}

/** A balance before and after. Two of a million and more are without decimals, unless only these differ. */
function balances(label: string, before: bigint, after: bigint): Expected['labels'] {
  const million = 1_000_000n * scale
  const areLarge = before >= million && after >= million && before / scale !== after / scale
  const form = (value: bigint): Form =>
    areLarge ? { ...amount(wad(value)), text: every(String(value / scale)) } : amount(wad(value))
  return { [`${label}, before`]: [form(before)], [`${label}, after`]: [form(after)] }
}

/** The change of the price, as a share of it. */
function changeForm({ x, y, newX, newY }: RawQuote): Form {
  const change = formatUnits(((newX * y - x * newY) * 10n ** 40n) / (x * newY), 40)
  const form = share(change)
  return { ...form, text: change.startsWith('-') ? percent(change) : `+${form.text}` }
}

type RawQuote = Awaited<ReturnType<typeof readQuote>>

/**
 * The quoter's payout, and the fee and the reserves that go with it: the fee is the one of all with which the curve of
 * the pool's reserves pays just that.
 */
async function readQuote(
  { client, quoter }: TradeRoom,
  { pool, token }: NamedMarket,
  side: Side,
  amountIn: bigint,
) {
  const [out] = await client.readContract({
    address: quoter,
    abi: hlpmmQuoterAbi,
    functionName: side === 'buy' ? 'quoteStableToToken' : 'quoteTokenToStable',
    args: [amountIn, token],
  })
  const [x, y] = await client.readContract({ address: pool, abi: hlpmmPoolAbi, functionName: 'getReserves' })
  for (let bps = 0n; bps <= 10_000n; bps++) {
    const fee = (amountIn * bps) / 10_000n
    const net = amountIn - fee
    const pays = side === 'buy' ? (y * net) / (x + net) : (x * net) / (y + net)
    if (pays !== out) continue
    const taken = (fee * x) / (y + amountIn + fee)
    const [newX, newY] = side === 'buy' ? [x + net, y - out] : [x - out - taken, y + amountIn]
    return { out, fee, bps, x, y, newX, newY, before: (x * scale) / y, after: (newX * scale) / newY }
  }
  throw new Error(`No fee makes the curve of ${pool} pay what the quoter says.`)
}

/** What the trade really pays in the next block, and the price after it; null when the chain refuses it. */
async function simulateTrade(
  { client, node, router, stablecoin }: TradeRoom,
  { pool, token }: NamedMarket,
  trader: Address,
  side: Side,
  amountIn: bigint,
): Promise<{ out: bigint; spot: bigint } | null> {
  const { timestamp } = await client.getBlock()
  const grant = { abi: erc20Abi, functionName: 'approve', args: [router, maxUint256] } as const
  const swap =
    side === 'buy'
      ? encodeFunctionData({
          abi: hlpmmRouterAbi,
          functionName: 'swapExactStableForTokens',
          args: [amountIn, 0n, stablecoin, token, trader, maxUint256],
        })
      : encodeFunctionData({
          abi: hlpmmRouterAbi,
          functionName: 'swapExactTokensForStable',
          args: [amountIn, 0n, token, trader, maxUint256],
        })
  const spot = { abi: hlpmmPoolAbi, functionName: 'getSpotPrice' } as const
  const answers = await simulate(node, trader, timestamp, [
    { to: side === 'buy' ? stablecoin : token, data: encodeFunctionData(grant) },
    { to: router, data: swap },
    { to: pool, data: encodeFunctionData(spot) },
  ])
  const [, paid, after] = answers ?? []
  if (paid === undefined || after === undefined) return null
  return { out: BigInt(paid), spot: decodeFunctionResult({ ...spot, data: after }) }
}

function balanceOf({ client }: TradeRoom, address: Address, owner: Address): Promise<bigint> {
  return client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}
