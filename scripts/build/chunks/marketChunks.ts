import { sharedChunk } from './chunks.ts'

/**
 * What a token says of itself, behind a tab, what a board does without or only shows when it is chosen, and alerts, for those
 * who have one.
 */
const onlySomeMarkets = [
  'src/domain/markets/curve/priceImpact.ts',
  'src/domain/markets/create',
  'src/domain/markets/curve/exactOut.ts',
  'src/domain/markets/trades/hop.ts',
  'src/domain/markets/trades/trade.ts',
  'src/pages/markets/parts/FeeUseChoice.tsx',
  'src/pages/markets/parts/TokenWarning.tsx',
  'src/pages/markets/parts/figures/CurveDrawing.tsx',
  'src/pages/markets/parts/figures/feeRangeText.ts',
  'src/domain/markets/marketRisk.ts',
  'src/domain/markets/trades/pressure.ts',
  'src/interfaces/indexer/wholeList.ts',
  'src/interfaces/indexer/userSwaps.ts',
  'src/domain/markets/trades/creatorActivity.ts',
  'src/interfaces/indexer/token/marketTokenHolder.ts',
  'src/interfaces/indexer/token/topHolder.ts',
  'src/interfaces/indexer/trades',
  'src/domain/markets/prices/priceAlert.ts',
  'src/domain/markets/marketFilter.ts',
  'src/domain/markets/trades/tradeImpact.ts',
  'src/interfaces/indexer/live/swaps/watchTrades.ts',
  'src/pages/markets/alerts',
  'src/domain/markets/prices/tradeList.ts',
  'src/domain/markets/prices/liveCandles.ts',
  'src/interfaces/indexer/live/swaps/swapFeed.ts',
  'src/interfaces/indexer/live/swaps/swapFeedSnapshot.ts',
  'src/interfaces/indexer/live/swaps/swapList.ts',
  'src/interfaces/indexer/live/swaps/swapPages.ts',
  'src/pages/markets/parts/live/useSwapFeed.ts',
  'src/interfaces/indexer/token/marketTokenTransfer.ts',
  'src/pages/markets/parts/live/useSupply.ts',
  'src/interfaces/indexer/token/creatorWords.ts',
  'src/interfaces/indexer/token/tokenMetadata.ts',
  'src/ui/links/UntrustedLink.tsx',
  'src/domain/markets/curve/poolFee.ts',
  'src/domain/markets/trades/personOf.ts',
  'src/interfaces/indexer/feeUse.ts',
  'src/interfaces/indexer/swap.ts',
  'src/domain/markets/trades/sellFee.ts',
  'src/domain/markets/trades/heldFirst.ts',
  'src/domain/markets/trades/ownMoves.ts',
  'src/domain/markets/trades/tradeResult.ts',
]

/** The chunks of what shows several markets. */
export const marketChunks = [
  // The indexer's lag, which loads in parallel with the data of markets.
  sharedChunk('lag', 1, [
    'src/domain/blocks/blocksBehind.ts',
    'src/domain/blocks/indexerLag.ts',
    'src/pages/lag/IndexerLag.tsx',
    'src/pages/lag/indexerLagQuery.ts',
  ]),
  // Long lists that stand still while they are read, which a market shows behind tabs, and what a board's menus change.
  sharedChunk('rows', 2, [
    'src/pages/markets/board/columns/shownColumns.ts',
    'src/pages/markets/board/orderMarkets.ts',
    'src/pages/markets/board/quickBuy/quickBuyAmount.ts',
    'src/pages/markets/parts/PauseButton.tsx',
    'src/pages/markets/parts/useHold.ts',
    'src/pages/markets/parts/window',
  ]),
  // What follows markets live and shows their trades, which the front page does without.
  sharedChunk(
    'trades',
    2,
    [
      'src/interfaces/indexer/batchedMarket.ts',
      'src/interfaces/indexer/live',
      'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
      'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js',
      'src/domain/markets/curve/curve.ts',
      'src/domain/markets/trades',
      'src/lib/numbers/largestFirst.ts',
      'src/pages/markets/parts/LookAlikeNotice.tsx',
      'src/pages/markets/parts/Star.tsx',
      'src/pages/markets/parts/figures/DayFigure.tsx',
      'src/pages/markets/parts/figures/FigureLine.tsx',
      'src/pages/markets/parts/live',
      'src/pages/markets/parts/watchlist.ts',
    ],
    onlySomeMarkets,
  ),
  // The alerts of those who have some.
  sharedChunk('alerts', 1, [
    'src/domain/markets/prices/priceAlert.ts',
    'src/pages/markets/alerts/AlertCount.tsx',
    'src/pages/markets/alerts/priceAlerts.ts',
  ]),
  // Prices of hours ago, which are read after the candles.
  sharedChunk('pastPrices', 1, [
    'src/interfaces/indexer/prices/closingPrices.ts',
    'src/interfaces/indexer/prices/dayPrices.ts',
    'src/interfaces/indexer/prices/hourTrades.ts',
    'src/interfaces/indexer/prices/unwrittenCandles.ts',
  ]),
  // A line of prices in a row, which a market's own page draws as candles, and the head of such rows on a phone.
  sharedChunk('lines', 2, [
    'src/domain/markets/prices/priceSteps.ts',
    'src/interfaces/indexer/prices/recentPrices.ts',
    'src/pages/markets/parts/figures/PriceLine.tsx',
    'src/pages/markets/parts/figures/SoldBar.tsx',
    'src/ui/charts/lines/Sparkline.tsx',
    'src/ui/table/CardHead.tsx',
  ]),
  // The indexer's client, and what shows a market.
  sharedChunk(
    'markets',
    2,
    [
      'src/interfaces/indexer',
      'src/domain/markets',
      'src/pages/lag',
      'src/pages/markets/parts',
      'src/lib/text/href.ts',
      'src/ui/figures/pictures/SafeImage.tsx',
      'src/ui/links/MarketLink.tsx',
      'src/ui/figures/useSeconds.ts',
      'node_modules/lucide-react/dist/esm/icons/star.mjs',
      'node_modules/urql',
      'node_modules/@urql',
      'node_modules/@0no-co',
      'node_modules/gql.tada',
      'node_modules/wonka',
    ],
    onlySomeMarkets,
  ),
]

/** The chunks of one market's page, after what all pages share. */
export const marketPageChunks = [
  // An approval and what follows it: a trade, a loan, the first purchase of a new market.
  sharedChunk('approvedActs', 2, [
    'src/domain/approvals/allowanceAmount.ts',
    'src/interfaces/node/contract/token/spendable.ts',
    'src/pages/markets/market/trade/sign/tradeSteps.ts',
    'src/pages/signing/ActButton.tsx',
    'src/pages/signing/approvalAttempt.ts',
    'src/pages/signing/batching',
    'src/pages/signing/grantedAllowance.ts',
    'src/pages/signing/Steps.tsx',
    'src/pages/signing/useFollowUp.ts',
    'src/pages/signing/useSentDraft.ts',
  ]),
  // Lines draw with the library that candles bring; a market shows them behind a tab.
  {
    ...sharedChunk('charts', 1, ['src/ui/charts/candles/CandleCanvas.tsx']),
    includeDependenciesRecursively: true,
  },
  // Who traded, which the tabs of trades, holders and whales show.
  sharedChunk('traders', 1, [
    'src/pages/markets/market/tabs/trades/useTraders.ts',
    'src/pages/markets/market/tabs/trades/tradeColumns.tsx',
    'src/domain/markets/trades/personOf.ts',
    'src/domain/markets/trades/tradeImpact.ts',
    'src/interfaces/indexer/token/marketTokenTransfer.ts',
    'src/interfaces/indexer/wholeList.ts',
  ]),
  // An account's position on markets: its portfolio, and its own beside a trade.
  sharedChunk('positions', 1, [
    'src/pages/positions',
    'src/pages/markets/market/position',
    'src/domain/markets/trades/heldFirst.ts',
    'src/domain/markets/trades/ownMoves.ts',
    'src/domain/markets/trades/tradeResult.ts',
    'src/interfaces/indexer/userSwaps.ts',
  ]),
  // One market, its trades and its token.
  sharedChunk('market', 1, [
    'src/domain/markets/curve/priceImpact.ts',
    'src/domain/markets/curve/exactOut.ts',
    'src/domain/markets/trades/trade.ts',
    'src/interfaces/node/contract/curve/nodeMarket.ts',
    'src/pages/markets/market/trade/curve/useCurve.ts',
    'src/pages/markets/market/trade/tradeWords.ts',
    'src/pages/signing/demo/ConnectOrTry.tsx',
    'src/interfaces/indexer/swap.ts',
    'src/domain/markets/trades/sellFee.ts',
    'src/pages/markets/parts/figures/feeRangeText.ts',
    'src/domain/markets/prices/tradeList.ts',
    'src/domain/markets/prices/liveCandles.ts',
    'src/interfaces/indexer/live/swaps/swapFeed.ts',
    'src/interfaces/indexer/live/swaps/swapFeedSnapshot.ts',
    'src/interfaces/indexer/live/swaps/swapList.ts',
    'src/interfaces/indexer/live/swaps/swapPages.ts',
    'src/pages/markets/parts/live/useSwapFeed.ts',
    'src/interfaces/node/contract/curve/curvePool.ts',
    'src/domain/markets/curve/poolFee.ts',
    'spec/abi/hlpmmPoolSelectors.ts',
    'src/pages/markets/parts/live/useSupply.ts',
  ]),
]
