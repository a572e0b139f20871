import { sharedChunk } from './chunks.ts'
import { explorerChunks } from './explorerChunks.ts'
import { marketChunks, marketPageChunks } from './marketChunks.ts'
import { rareChunks } from './rareChunks.ts'

/**
 * The chunks of the build. They buy pages of at most twelve files where the bundler alone makes fifty: each brings headers of
 * its own, and a browser asks for six at a time. A bundler that merges what the same routes load would replace them; with
 * Rolldown's `entriesAware` the front page has 242 kB in 77 files, or 380 kB in 37.
 */
export const chunkGroups = [
  // The first load in one file: it compresses better than libraries apart.
  { name: 'shell', tags: ['$initial' as const] },
  // Decoding in the app, needed only where the explorer did not decode.
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
  ...rareChunks,
  ...marketChunks,
  // Health and the next payment of an account, which a portfolio shows without the rest of its credit.
  sharedChunk('credit', 1, [
    'src/domain/lending/account/healthBand.ts',
    'src/pages/lending/credit/gainText.ts',
    'src/pages/lending/credit/HealthFigure.tsx',
    'src/pages/lending/credit/NextPayment.tsx',
    'src/pages/lending/figures/Deadline.tsx',
    'src/pages/lending/figures/fallText.ts',
  ]),
  // An account's credit, figures after an action, and events of the pool: pages of accounts, and dialogs.
  sharedChunk('accounts', 1, [
    'src/pages/lending/activity',
    'src/pages/lending/credit/CreditHead.tsx',
    'src/pages/lending/data/lendingEvents.ts',
    'src/pages/lending/data/poolLogs.ts',
    'src/pages/lending/figures/HealthWord.tsx',
    'src/interfaces/lending/events.ts',
    'src/interfaces/node/contract/logs.ts',
    'spec/abi/lendingPoolTopics.ts',
    'src/domain/lending/action/liquidationCause.ts',
    'src/domain/lending/account/liquidationPrice.ts',
    'src/domain/lending/action/afterAction.ts',
    'src/domain/lending/action/snapshot.ts',
    'src/ui/figures/numbers/Change.tsx',
  ]),
  // The lending table, which the front page does not need.
  sharedChunk(
    'lendingTable',
    2,
    [
      'src/domain/lending/account/growingDebt.ts',
      'src/interfaces/node/contract/token/assetHoldingQuery.ts',
      'src/pages/lending/action',
      'src/pages/lending/credit/MissingCredit.tsx',
      'src/pages/lending/action/FaucetButton.tsx',
      'src/pages/lending/figures',
      'src/pages/lending/assets',
      'node_modules/lucide-react/dist/esm/icons/ellipsis.mjs',
    ],
    // A portfolio lists deposits, too, and the front page rates.
    ['src/pages/lending/figures/DepositAmount.tsx', 'src/pages/lending/figures/SupplyApy.tsx'],
  ),
  // What a score gets, which the front page shows after its doors.
  sharedChunk('tiers', 2, [
    'src/pages/lending/credit/ScoreGauge.tsx',
    'src/pages/lending/credit/tiers',
    'src/ui/charts/Gauge.tsx',
  ]),
  sharedChunk(
    'lending',
    2,
    [
      'src/interfaces/lending',
      'src/pages/lending',
      'src/domain/lending',
      'src/lib/browser/config/lendingPool.ts',
      'src/pages/signing/demo/faucetAssets.ts',
      'spec/abi/creditTiers.ts',
      'spec/abi/lendingPoolSelectors.ts',
    ],
    // A field that comes with a press.
    ['src/pages/lending/AddressForm.tsx'],
  ),
  // What reads and writes approvals, in forms and in lists of them.
  sharedChunk('approvals', 1, [
    'src/domain/approvals/decodeApproval.ts',
    'src/domain/approvals/revokeCall.ts',
    'src/interfaces/node/contract/token/tokenCalls.ts',
  ]),
  sharedChunk('chevrons', 1, [
    'node_modules/lucide-react/dist/esm/icons/chevron-down.mjs',
    'node_modules/lucide-react/dist/esm/icons/chevron-right.mjs',
  ]),
  // The panels of the front page, which load beside their data.
  sharedChunk('front', 1, [
    'src/pages/home/chain',
    'src/pages/home/CreditPanel.tsx',
    'src/pages/home/Rates.tsx',
    'src/pages/home/markets/Movers.tsx',
    'src/pages/home/markets/hasSymbolTwin.ts',
    'src/pages/home/markets/moverOrder.ts',
    'src/pages/home/markets/useMovers.ts',
  ]),
  // What it says in their place to somebody who is connected.
  sharedChunk('ownFront', 1, ['src/pages/home/own']),
  // What an account owns less what it owes, there and in its portfolio. It reads markets and loans, which no list of the
  // explorer needs.
  sharedChunk('netWorth', 1, [
    'src/pages/portfolio/holdings.ts',
    'src/pages/portfolio/useCoinValue.ts',
    'src/pages/portfolio/useIsListBehind.ts',
    'src/pages/portfolio/useNetWorth.ts',
  ]),
  ...explorerChunks,
  // Fields, which no page of a record shows at first.
  sharedChunk('fields', 2, ['src/ui/form/Input.tsx', 'src/ui/form/FieldNotes.tsx', 'src/ui/form/Select.tsx']),
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
      'src/lib/format/formatHealth.ts',
      'src/lib/numbers/amount.ts',
      'src/lib/format/fee.ts',
      'src/lib/format/maximum.ts',
      'src/lib/numbers/largestFirst.ts',
      'src/lib/text/bytesText.ts',
      'src/lib/text/csv.ts',
      'src/lib/text/href.ts',
      'src/lib/text/quoted.ts',
      'src/lib/text/thrownText.ts',
      'src/ui/charts/Plot.tsx',
      'src/ui/charts/PlotFoot.tsx',
      'src/ui/charts/niceTop.ts',
      'src/ui/feedback/SearchFurther.tsx',
      'src/ui/figures/pictures/RemotePicture.tsx',
      'src/ui/feedback/Status.tsx',
      'src/ui/figures/ScamBadge.tsx',
      'src/ui/figures/numbers/Fee.tsx',
      'src/ui/figures/useSeconds.ts',
      'src/ui/form/AmountInput.tsx',
      'src/ui/form/Presets.tsx',
      'src/ui/links/MarketLink.tsx',
      'src/ui/links/UntrustedLink.tsx',
      'src/ui/table/MoreRows.tsx',
      'src/ui/table/TablePager.tsx',
    ],
  ),
  // Charts of bars and days.
  sharedChunk('plots', 1, [
    'src/ui/charts/Plot.tsx',
    'src/ui/charts/PlotFoot.tsx',
    'src/ui/charts/niceTop.ts',
  ]),
  ...marketPageChunks,
  // The bundler puts its own helpers into the shell if every chunk with them imports it: this library alone does not.
  sharedChunk('curve', 1, [
    'node_modules/@noble/curves',
    'node_modules/viem/_esm/accounts/utils/publicKeyToAddress.js',
    'node_modules/viem/_esm/utils/signature/recoverAddress.js',
    'src/domain/approvals/signerOf.ts',
  ]),
  // Wallet connectors.
  sharedChunk('connecting', 1, [
    'src/interfaces/wallet/walletConnect/pairing.ts',
    'src/lib/requests/errorCode.ts',
  ]),
  // Code only for signing: wallet requests, fees, and the states of a transaction.
  sharedChunk('wallet', 1, [
    'src/interfaces/wallet/requests',
    'src/lib/text/quoted.ts',
    'src/lib/text/thrownText.ts',
  ]),
  sharedChunk('fees', 1, ['src/interfaces/node/fees']),
  sharedChunk('sending', 2, ['src/domain/transactions']),
  // What is called with a signature, or to show what may be signed.
  sharedChunk('selectors', 1, [
    'spec/abi/collectionSelectors.ts',
    'spec/abi/hlpmmFactorySelectors.ts',
    'spec/abi/hlpmmNftSelectors.ts',
    'spec/abi/hlpmmRouterSelectors.ts',
    'spec/abi/permitSelectors.ts',
    'spec/abi/stablecoinRegistrySelectors.ts',
    'src/domain/blocks/chainTime.ts',
  ]),
  // Parts that trading and lending share.
  sharedChunk(
    'forms',
    2,
    [
      'src/lib/browser/storage/draft.ts',
      'src/lib/format/formatHealth.ts',
      'src/lib/numbers/amount.ts',
      'src/pages/markets/market/trade/quote/slippage.ts',
      'src/pages/signing/demo',
      'src/ui/form',
      'src/ui/feedback/hint/Tooltip.tsx',
      'src/ui/layout/PhoneBar.tsx',
      'src/interfaces/node/contract/contractWord.ts',
      'src/interfaces/node/contract/token/tokenHolding.ts',
      'src/interfaces/node/contract/token/tokenSupply.ts',
      'src/interfaces/node/rpc/revert.ts',
      'src/lib/wire',
      'spec',
    ],
    // Decoding with viem, where the explorer did not decode.
    ['spec/boundedDecoding.ts', 'src/lib/wire/parseTime.ts', 'src/ui/form/Switch.tsx'],
  ),
]
