import { mutantsBeside } from '../mutant.ts'

const curve = mutantsBeside('src/domain/markets/curve.ts', [
  ['the fee of a purchase rounded down', 'divideUp(usdIn * feePpm, million)', '(usdIn * feePpm) / million'],
  ['the fee of a sale rounded down', 'divideUp(gross * feePpm, million)', '(gross * feePpm) / million'],
  ['a sale beyond the dollars of the pool', 'if (gross > realUsd)', 'if (amountOut > realUsd)'],
  [
    'the fee of a sale is a share of what was received',
    'add(swap.usdAmount, swap.feeAmount)',
    'swap.usdAmount',
  ],
  [
    'the least a trade may give rounded up',
    '10_000 - slippageBps)) / 10_000n',
    '10_000 - slippageBps)) / 10_000n + 1n',
  ],
  [
    'the offset is always the whole reserve',
    '<= 0 ? virtualReserveUSD : sum',
    '<= 0 ? virtualReserveUSD : virtualReserveUSD',
  ],
])

const candles = mutantsBeside('src/domain/markets/candles.ts', [
  ['weeks begin on Thursday', 'seconds % 604_800 === 0 ? monday : 0', '0'],
  ['a trade the server counted adds volume', 'volume: tick.counted ? candle.volume : add', 'volume: add'],
  ['an old trade is not noticed', 'stale = true', 'stale = false'],
  ['a day’s change starts one candle late', 'candle.time + seconds <= since', 'candle.time <= since'],
])

const list = mutantsBeside('src/interfaces/indexer/live/swapList.ts', [
  ['trades of one block in any order', ' || right.id - left.id', ''],
  ['older blocks come first', 'right.blockNumber - left.blockNumber', 'left.blockNumber - right.blockNumber'],
  ['a trade that came meanwhile is removed', ' || row.arrival > mark) continue', ') continue'],
  ['an id alone identifies a trade', '`${swap.id}:${swap.transactionHash}`', '`${swap.id}`'],
  ['a list without end', 'sorted.splice(maxSwaps)', 'sorted.splice(maxSwaps * 10)'],
])

const feed = mutantsBeside('src/interfaces/indexer/live/swapFeed.ts', [
  [
    'trades of every pool',
    'if (swap.poolAddress.toLowerCase() !== this.#poolAddress.toLowerCase()) continue\n',
    '',
  ],
  ['a replaced trade leaves the candles', "=== 'replaced') this.#countRewrite()", "=== 'replaced') void 0"],
  ['a gap that never joins keeps the old trades', 'if (!joined) this.#list.clear(mark)', ''],
])

export const marketMutants = [...curve, ...candles, ...list, ...feed]
