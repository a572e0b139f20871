import { parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteBuy, quoteSell } from '#domain/markets/curve/curve.ts'
import { planHop } from '#domain/markets/trades/hop.ts'
import { createRandom } from '#network/seed/random.ts'
import { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'
import { type CurveWorld, hopCall, startCurveWorld, tradeCall, trader } from './curveWorld.ts'

/* A token for a token: the app's plan against the quoter, and against what the router does in one transaction. */

let world: CurveWorld
const states = process.env.TIDELINE_NIGHTLY === '1' ? 60 : 6
const pauses = [1, 31, 20_000, 400_000]

beforeAll(async () => {
  world = await startCurveWorld()
}, 240_000)

afterAll(() => world?.stop())

test('both legs of a token for a token equal the contracts’, to the base unit', {
  timeout: states * 30_000,
}, async () => {
  const random = createRandom('hop')
  const [from, to] = [await world.openMarket('Paid'), await world.openMarket('Bought')]
  for (let state = 0; state < states; state++) {
    await world.mineAfter(random.pick(pauses))
    // Only the preferred coin pays, because a sale that is paid in two coins cannot hop.
    for (const market of [from, to]) {
      const dollars = BigInt(random.integer(1, 5_000)) * 10n ** 18n
      await world.send(trader, tradeCall(world, { side: 'buy', market, amount: dollars }))
    }
    const { tokens: held } = await world.holdings(from)
    const amount = (held * BigInt(random.integer(1, 60))) / 100n
    const [first, second] = [await world.readPool(from.pool), await world.readPool(to.pool)]
    const plan = planHop(
      { ...first.reserves, feePpm: first.fee.supposed },
      { ...second.reserves, feePpm: second.fee.supposed },
      'in',
      amount,
      100,
    )
    if (typeof plan === 'string') throw new Error(`${plan}: ${amount}`)
    expect(await world.quoteHop(from, to, amount, second.block)).toBe(plan.quote.amountOut)

    const before = await world.holdings(to)
    const receipt = await world.send(trader, hopCall(world, { from, to, amount }))
    const [sale, purchase] = parseEventLogs({ abi: hlpmmEventsAbi, eventName: 'Swap', logs: receipt.logs })
    if (!sale || !purchase) throw new Error('A hop has two swaps.')
    const sold = quoteSell({ ...first.reserves, feePpm: feeOf(sale.args) }, amount)
    const bought = quoteBuy({ ...second.reserves, feePpm: feeOf(purchase.args) }, sale.args.amountOut)
    if (typeof sold === 'string' || typeof bought === 'string') throw new Error(`${sold} ${bought}`)
    expect([sale.args.amountOut, purchase.args.amountIn]).toEqual([sold.amountOut, sold.amountOut])
    expect(purchase.args.amountOut).toBe(bought.amountOut)
    const after = await world.holdings(to)
    expect(after.tokens - before.tokens).toBe(bought.amountOut)
    expect(after.dollars).toBe(before.dollars)
  }
})

/** The fee that a swap took, in parts per million: whole basis points. */
function feeOf({ amountIn, feeAmount }: { amountIn: bigint; feeAmount: bigint }): bigint {
  return ((feeAmount * 10_000n + amountIn - 1n) / amountIn) * 100n
}
