import { mutantsBeside, mutantsOf } from '../mutant.ts'

const curve = mutantsBeside('src/domain/markets/curve/curve.ts', [
  ['the fee of a purchase rounded down', 'divideUp(usdIn * feePpm, million)', '(usdIn * feePpm) / million'],
  ['the fee of a sale rounded down', 'divideUp(gross * feePpm, million)', '(gross * feePpm) / million'],
  ['a sale beyond the dollars of the pool', 'if (gross > realUsd)', 'if (amountOut > realUsd)'],
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

const candles = mutantsBeside('src/domain/markets/prices/candles.ts', [
  ['weeks begin on Thursday', 'seconds % 604_800 === 0 ? monday : 0', '0'],
  ['an old trade is not noticed', 'stale = true', 'stale = false'],
  ['a day’s change starts one candle late', 'endOf(candle) <= since', 'candle.time <= since'],
])

const worth = [
  ...mutantsBeside('src/domain/markets/prices/worthLine.ts', [
    ['what moves at the end of an interval counts before it', 'move.time < end', 'move.time <= end'],
    ['the price of an interval that has not ended', 'close.time + seconds <= end', 'close.time <= end'],
    ['an unknown price is worth nothing', 'price === undefined ? null', 'price === undefined ? zero'],
    ['more left than had come', 'compare(held, zero) < 0', 'compare(held, zero) < -1'],
  ]),
  ...mutantsBeside('src/interfaces/indexer/everyRow.ts', [
    ['a list with unreadable rows is whole', 'isWhole: unreadable === 0', 'isWhole: true'],
  ]),
  ...mutantsBeside('src/domain/markets/trades/bundle.ts', [
    ['one wallet alone is a bundle', '?.size ?? 0) > 1', '?.size ?? 0) > 0'],
  ]),
]

const lag = mutantsBeside('src/domain/blocks/indexerLag.ts', [
  ['one reading is a lag', 'isUnusual && before.isUnusual', 'isUnusual'],
  ['an indexer ahead of its node lags', 'blocks > 0 && !isUsual', '!isUsual'],
])

const swaps = mutantsOf(
  'src/interfaces/indexer/swap.ts',
  ['src/interfaces/indexer/queries.test.ts', 'src/interfaces/indexer/live/swaps/sameAsServer.test.ts'],
  [['a sale moved only what was received', 'add(swap.amountOut, swap.feeAmount)', 'swap.amountOut']],
)

const same = 'src/interfaces/indexer/live/swaps/sameAsServer.test.ts'

const order = mutantsOf(
  'src/domain/markets/tradePosition.ts',
  [same],
  [
    ['trades of one block in any order', ' || right.id - left.id', ''],
    [
      'older blocks come first',
      'right.blockNumber - left.blockNumber',
      'left.blockNumber - right.blockNumber',
    ],
  ],
)

const tape = mutantsOf(
  'src/domain/markets/prices/tradeList.ts',
  [same],
  [['a trade the server counted is counted again', '(trade, position) >= 0) + 1', '(trade, position) >= 0)']],
)

const liveCandles = [
  ...mutantsBeside('src/domain/markets/prices/liveCandles.ts', [
    [
      'an event after its answer is counted again',
      ' || newestFirst(trade, reading.newest) < 0',
      ' || newestFirst(trade, reading.newest) < 9',
    ],
  ]),
  ...mutantsOf(
    'src/domain/markets/prices/tradeList.ts',
    ['src/domain/markets/prices/liveCandles.test.ts'],
    [['a trade is in the tape twice', 'some(({ key }) => key === trade.key)', 'some(() => false)']],
  ),
]

const list = mutantsBeside('src/interfaces/indexer/live/swaps/swapList.ts', [
  ['a trade that came meanwhile is removed', ' && row.arrival <= mark)', ')'],
  ['an id alone identifies a trade', '`${swap.id}:${swap.transactionHash}`', '`${swap.id}`'],
  ['a list without end', 'sorted.splice(limit)', 'sorted.splice(limit * 10)'],
])

const feed = [
  ...mutantsBeside('src/interfaces/indexer/live/swaps/swapFeed.ts', [
    [
      'trades of every pool',
      'if (swap.poolAddress.toLowerCase() !== this.#poolAddress.toLowerCase()) continue\n',
      '',
    ],
    ['a late trade leaves a hole above it', 'if (this.#isBelowList(swap)) continue\n', ''],
  ]),
  ...mutantsOf(
    'src/interfaces/indexer/live/swaps/swapFeed.ts',
    [same],
    [
      ['a gap that never joins keeps the old trades', 'mark, isNew || whole)', 'mark, false)'],
      ['any page joins the list', 'settled !== null && this.#list.agrees(page, settled)', 'settled !== null'],
    ],
  ),
]

const results = [
  ...mutantsBeside('src/domain/markets/trades/tradeResult.ts', [
    ['the fee of a sale is a gain', 'subtract(usdAmount, feeAmount))', 'usdAmount)'],
    ['more sold than bought is a gain', 'if (compare(sold, bought) > 0)', 'if (false)'],
  ]),
  ...mutantsBeside('src/domain/markets/trades/tradeImpact.ts', [
    ['the fee of a purchase moves the price', 'subtract(usdAmount, feeAmount)', 'usdAmount'],
    ['an impact on a curve of other rules', 'if (!isPriceOf(trade.priceUsd, x, y)) return null\n', ''],
  ]),
  ...mutantsBeside('src/pages/lending/portfolio/markets/position.ts', [
    ['value and proceeds of two moments', 'curve ? priceOf(curve.x, curve.y) : ', ''],
  ]),
]

const moments = [
  ...mutantsBeside('src/domain/markets/prices/priceAlert.ts', [
    ['a level has to be passed', 'difference >= 0 : ', 'difference > 0 : '],
    ['trades before an alert reach it', 'after !== null && newestFirst(trade, after) >= 0', 'false'],
  ]),
  ...mutantsBeside('src/domain/markets/prices/priceSteps.ts', [
    ['a change from the trade before', 'time <= since', 'time < since'],
    ['a change of what is not known yet', 'if (since > until) return null\n', ''],
  ]),
]

const signed = [
  ...mutantsOf(
    'src/pages/markets/market/trade/sign/useTrade.ts',
    ['src/pages/markets/market/trade/TradePanel.test.tsx'],
    [
      [
        'a purchase for the market itself',
        'leastOut, to: user, deadline',
        'leastOut, to: market.poolAddress, deadline',
      ],
    ],
  ),
  ...mutantsOf(
    'src/pages/markets/market/trade/sign/TradeButton.tsx',
    ['src/pages/markets/market/trade/SignedTrade.test.tsx'],
    [['an old approval that is none is reset', 'isOld && ', '']],
  ),
  ...mutantsOf(
    'src/pages/markets/market/trade/sign/useTradeConsent.ts',
    ['src/pages/markets/market/trade/SignedTrade.test.tsx'],
    [
      [
        'what was accepted for one trade counts for the next',
        'accepted.earlier?.id === earlier.id',
        'accepted.earlier !== null',
      ],
      ['dollars that were accepted count for tokens', '`${exact} ${text}`', 'text || exact'],
    ],
  ),
]

export const marketMutants = [
  ...signed,
  ...results,
  ...moments,
  ...curve,
  ...candles,
  ...lag,
  ...worth,
  ...swaps,
  ...order,
  ...tape,
  ...liveCandles,
  ...list,
  ...feed,
]
