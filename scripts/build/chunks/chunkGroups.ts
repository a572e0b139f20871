import { sharedChunk } from './chunks.ts'
import { explorerChunks } from './explorerChunks.ts'

/**
 * The chunks of the build. They buy pages of at most eight files where the bundler alone makes fifty: each brings headers of
 * its own, and a browser asks for six at a time. A bundler that merges what the same routes load would replace them.
 */
export const chunkGroups = [
  // The first load in one file: it compresses better than libraries apart.
  { name: 'shell', tags: ['$initial' as const] },
  // What decodes calls and events here, only where the explorer did not.
  sharedChunk('decoding', 1, [
    'src/domain/decoding/builtInAbis.ts',
    'src/domain/decoding/commonAbi.ts',
    'src/domain/decoding/decode.ts',
    'spec/abi/collectible.ts',
    'spec/abi/feeCollector.ts',
    'spec/abi/hlpmmErrors.ts',
    'spec/abi/hlpmmEvents.ts',
    'spec/abi/hlpmmFactory.ts',
    'spec/abi/hlpmmNft.ts',
    'spec/abi/hlpmmPool.ts',
    'spec/abi/hlpmmRouter.ts',
    'spec/abi/lendingPool.ts',
    'spec/abi/multiToken.ts',
    'spec/abi/pToken.ts',
    'spec/abi/playground.ts',
    'spec/abi/priceOracle.ts',
    'spec/abi/stablecoinRegistry.ts',
    'spec/abi/testToken.ts',
  ]),
  // Loaded with the first dialog or message. What only menus, lists of suggestions and the gallery share stays apart.
  sharedChunk('dialogs', 4, [
    'node_modules/@base-ui',
    'node_modules/@floating-ui',
    'src/ui/feedback/dialog/Dialog.tsx',
  ]),
  sharedChunk('menus', 1, ['node_modules/@base-ui/react/menu', 'src/ui/form/Menu.tsx']),
  // How far the indexer is: it is asked for beside the data of markets.
  sharedChunk('lag', 1, [
    'src/domain/blocks/blocksBehind.ts',
    'src/domain/blocks/indexerLag.ts',
    'src/interfaces/indexer/status.ts',
    'src/pages/lag/IndexerLag.tsx',
    'src/pages/lag/indexerLagQuery.ts',
  ]),
  // All that shows a market, live: the indexer's client and what is made of its answers.
  sharedChunk(
    'markets',
    2,
    [
      'src/interfaces/indexer',
      'src/domain/markets',
      'src/pages/lag',
      'src/pages/markets/parts',
      'src/pages/markets/board/orderMarkets.ts',
      'src/ui/charts/lines/Sparkline.tsx',
      'src/ui/figures/pictures/SafeImage.tsx',
      'src/ui/figures/useSeconds.ts',
      'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
      'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js',
      'node_modules/lucide-react/dist/esm/icons/star.mjs',
      'node_modules/urql',
      'node_modules/@urql',
      'node_modules/@0no-co',
      'node_modules/gql.tada',
      'node_modules/wonka',
    ],
    // What a token says of itself, behind a tab, what a board does without or only shows when it is chosen, and alerts, for
    // those who have one.
    [
      'src/domain/markets/create',
      'src/pages/markets/parts/FeeUseChoice.tsx',
      'src/pages/markets/parts/figures/CurveDrawing.tsx',
      'src/pages/markets/parts/figures/feeRangeText.ts',
      'src/domain/markets/marketRisk.ts',
      'src/domain/markets/statedShare.ts',
      'src/domain/markets/marketRisk.ts',
      'src/domain/markets/trades/pressure.ts',
      'src/interfaces/indexer/wholeList.ts',
      'src/interfaces/indexer/token/holder.ts',
      'src/interfaces/indexer/token/topHolder.ts',
      'src/interfaces/indexer/trades',
      'src/domain/markets/prices/priceAlert.ts',
      'src/domain/markets/marketFilter.ts',
      'src/interfaces/indexer/live/swaps/watchTrades.ts',
      'src/pages/markets/alerts',
      'src/domain/markets/prices/tradeList.ts',
      'src/domain/markets/prices/liveCandles.ts',
      'src/interfaces/indexer/live/swaps/swapFeed.ts',
      'src/interfaces/indexer/live/swaps/swapFeedSnapshot.ts',
      'src/interfaces/indexer/live/swaps/swapList.ts',
      'src/interfaces/indexer/live/swaps/swapPages.ts',
      'src/pages/markets/parts/live/useSwapFeed.ts',
      'src/interfaces/indexer/token/tokenTransfer.ts',
      'src/pages/markets/parts/live/useSupply.ts',
      'src/interfaces/indexer/token/tokenMetadata.ts',
      'src/ui/links/UntrustedLink.tsx',
    ],
  ),
  // Somebody's credit, what a loan becomes, and what the pool did by its logs: pages of accounts, and dialogs.
  sharedChunk('accounts', 1, [
    'src/pages/lending/activity',
    'src/pages/lending/credit/CreditHead.tsx',
    'src/pages/lending/credit/NextPayment.tsx',
    'src/pages/lending/data/lendingEvents.ts',
    'src/pages/lending/figures/HealthWord.tsx',
    'src/interfaces/lending/events.ts',
    'src/interfaces/node/contract/logs.ts',
    'spec/abi/lendingPoolTopics.ts',
    'src/domain/lending/action/afterAction.ts',
    'src/domain/lending/action/snapshot.ts',
    'src/ui/figures/numbers/Change.tsx',
  ]),
  // The table, which the front page does without.
  sharedChunk('lendingTable', 2, [
    'src/domain/lending/account/growingDebt.ts',
    'src/domain/lending/account/healthBand.ts',
    'src/interfaces/node/contract/token/assetHolding.ts',
    'src/pages/lending/action',
    'src/pages/lending/credit/MissingCredit.tsx',
    'src/pages/lending/pools/FaucetButton.tsx',
    'src/pages/lending/figures',
    'src/pages/lending/assets',
  ]),
  sharedChunk('lending', 2, [
    'src/interfaces/lending',
    'src/pages/lending',
    'src/domain/lending',
    'src/lib/browser/config/lendingPool.ts',
    'src/ui/charts/Gauge.tsx',
    'spec/abi/creditTiers.ts',
    'spec/abi/lendingPoolSelectors.ts',
  ]),
  ...explorerChunks,
  // What most pages show. None of them asks for an amount, few have a chart of bars.
  sharedChunk(
    'words',
    3,
    [
      'src/ui',
      'src/lib/browser',
      'src/lib/format',
      'src/lib/numbers',
      'src/lib/text',
      'src/domain/names/mayLookAlike.ts',
      'node_modules/lucide-react',
      'node_modules/@tanstack/react-query',
      'node_modules/@tanstack/query-core',
    ],
    [
      'src/lib/format/health.ts',
      'src/lib/numbers/amount.ts',
      'src/ui/charts/Plot.tsx',
      'src/ui/figures/pictures/RemotePicture.tsx',
      'src/ui/figures/useSeconds.ts',
      'src/ui/form/AmountInput.tsx',
      'src/ui/table/TablePager.tsx',
    ],
  ),
  // Lines draw with the library that candles bring; a market shows them behind a tab.
  {
    ...sharedChunk('charts', 1, ['src/ui/charts/candles/CandleCanvas.tsx']),
    includeDependenciesRecursively: true,
  },
  // One market and its token, and what somebody has of it.
  sharedChunk('market', 1, [
    'src/pages/markets/market/tabs/trades/useTraders.ts',
    'src/interfaces/node/contract/token/tokenHolding.ts',
    'src/interfaces/indexer/token/tokenTransfer.ts',
    'src/interfaces/indexer/wholeList.ts',
    'src/pages/markets/parts/figures/feeRangeText.ts',
    'src/domain/markets/prices/tradeList.ts',
    'src/domain/markets/prices/liveCandles.ts',
    'src/interfaces/indexer/live/swaps/swapFeed.ts',
    'src/interfaces/indexer/live/swaps/swapFeedSnapshot.ts',
    'src/interfaces/indexer/live/swaps/swapList.ts',
    'src/interfaces/indexer/live/swaps/swapPages.ts',
    'src/pages/markets/parts/live/useSwapFeed.ts',
    'src/pages/markets/market/tabs/trades/tradeColumns.tsx',
    'src/pages/markets/market/tabs/trades/useTraders.ts',
    'src/interfaces/node/contract/contractWord.ts',
    'src/interfaces/node/contract/curve/curvePool.ts',
    'src/domain/markets/curve/poolFee.ts',
    'spec/abi/hlpmmPoolSelectors.ts',
    'src/interfaces/node/contract/token/tokenSupply.ts',
    'src/pages/markets/parts/live/useSupply.ts',
  ]),
  // The bundler puts its own helpers into the shell if every chunk with them imports it: this library alone does not.
  sharedChunk('curve', 1, ['node_modules/@noble/curves', 'src/interfaces/wallet/permit/walletPermit.ts']),
  // What a wallet is connected with.
  sharedChunk('connecting', 1, [
    'src/interfaces/wallet/walletConnect/pairing.ts',
    'src/lib/requests/errorCode.ts',
  ]),
  // What only those who sign need: what a wallet is asked for, what it costs, and the life of a transaction.
  sharedChunk('wallet', 1, ['src/interfaces/wallet/requests']),
  sharedChunk('fees', 1, ['src/interfaces/node/fees']),
  sharedChunk('sending', 2, ['src/domain/transactions']),
  // What trading and lending share.
  sharedChunk(
    'forms',
    2,
    [
      'src/domain/blocks/chainTime.ts',
      'src/lib/browser/storage/draft.ts',
      'src/lib/format/health.ts',
      'src/lib/numbers/amount.ts',
      'src/ui/form',
      'src/ui/feedback/hint/Tooltip.tsx',
      'src/interfaces/node/rpc/revert.ts',
      'src/lib/wire',
      'spec',
    ],
    // What decodes with viem, where the explorer did not.
    ['spec/boundedDecoding.ts'],
  ),
]
