import { sharedChunk } from './chunks.ts'

/** The chunks of what shows records of the explorer. */
export const explorerChunks = [
  // Pictures and metadata of single NFTs, which only their own lists and pages show.
  sharedChunk('nfts', 1, [
    'src/domain/tokens/idsOfTransfers.ts',
    'src/domain/tokens/nftMetadata.ts',
    'src/interfaces/explorer/token/tokenInstance.ts',
    'src/interfaces/explorer/wire/orNull.ts',
    'src/pages/explorer/parts/nft/NftGrid.tsx',
    'src/ui/figures/pictures/NftPicture.tsx',
  ]),
  // What the node says in place of the explorer, with the names of the functions that the app knows.
  sharedChunk('fromNode', 1, [
    'src/pages/explorer/parts/fromNode',
    'src/pages/explorer/address/tabs/AddressTransactionsFromNode.tsx',
    'src/pages/explorer/blocks/BlocksFromNode.tsx',
    'src/pages/explorer/transactions/TransactionsFromNode.tsx',
    'src/interfaces/node/transaction/newestNodeTransactions.ts',
    'src/interfaces/node/chain/newestNodeBlocks.ts',
    'src/interfaces/node/transaction/nodeBlockTransactions.ts',
    'src/interfaces/node/transaction/receiptLogs.ts',
  ]),
  // A search through all pages of a list.
  sharedChunk('searches', 1, [
    'src/pages/explorer/parts/search/SearchedRows.tsx',
    'src/pages/explorer/parts/search/searchLeg.ts',
    'src/pages/explorer/parts/csv/walkPages.ts',
  ]),
  // Two tokens of one name, in tables of tokens and above boards, which load nothing else of those.
  sharedChunk('alike', 1, [
    'src/ui/trust/LookAlikes.tsx',
    'src/ui/trust/lookAlikeContext.ts',
    'src/ui/trust/lookAlikesQuery.ts',
    'src/pages/markets/parts/TokenWarning.tsx',
    'src/pages/explorer/parts/transfers/AwaitLookAlikes.tsx',
    'src/pages/markets/parts/MarketLookAlikes.tsx',
    'node_modules/lucide-react/dist/esm/icons/triangle-alert.mjs',
  ]),
  // A chart of whole days.
  sharedChunk('dayChart', 1, [
    'src/interfaces/explorer/chain/chart.ts',
    'src/pages/explorer/parts/figures/TransactionsPerDay.tsx',
    'src/pages/explorer/parts/figures/dayPoints.ts',
  ]),
  // What contracts paid and called: on the pages of an address and a transaction.
  sharedChunk('internals', 1, [
    'src/domain/explorer/movesCoins.ts',
    'src/interfaces/explorer/transaction/internalTransaction.ts',
  ]),
  // What the node says of an address, after the explorer's record, and whether the address was mistyped.
  sharedChunk('nodeReads', 1, [
    'src/domain/search/checksumProblem.ts',
    'src/interfaces/node/contract/code.ts',
    'src/interfaces/node/transaction/readLogs.ts',
    'src/interfaces/node/transaction/transactionCount.ts',
  ]),
  // The market of a token, and its largest holders, beside its record.
  sharedChunk('tokenMarket', 1, [
    'src/interfaces/explorer/token/holder.ts',
    'src/pages/explorer/token/figures/TokenMarket.tsx',
    'src/pages/explorer/token/figures/TopHolders.tsx',
    'src/pages/explorer/token/figures/topShare.ts',
    'src/pages/explorer/token/tabs/holderShare.ts',
  ]),
  // Tables of tokens and of their transfers, with the marks of what misleads.
  sharedChunk(
    'transfers',
    2,
    [
      'src/ui/trust',
      'src/domain/tokens',
      'src/pages/explorer/parts/figures/marketCapOf.ts',
      'src/pages/explorer/parts/transfers/TransferTable.tsx',
      'src/pages/explorer/parts/transfers/transferColumns.tsx',
      'src/pages/explorer/parts/transfers/transferMark.tsx',
      'src/pages/explorer/parts/transfers/worthColumns.tsx',
      'src/pages/explorer/parts/transfers/TwinNotice.tsx',
      'src/pages/explorer/parts/transfers/StandardFilter.tsx',
      'src/pages/explorer/parts/lists/CollapsedRows.tsx',
      'node_modules/lucide-react/dist/esm/icons/badge-check.mjs',
    ],
    // The page of an address has it beside its balance; every name of a market or a token may have the sign.
    ['src/domain/tokens/tokensWorth.ts', 'src/ui/trust/OtherLetters.tsx'],
  ),
  // Tables of records, which the page of one record does without.
  sharedChunk(
    'lists',
    2,
    [
      'src/interfaces/explorer/transaction/transactions.ts',
      'src/interfaces/explorer/address/direction.ts',
      'src/pages/explorer/parts/csv',
      'src/pages/explorer/parts/lists',
      'src/pages/explorer/parts/cells/Direction.tsx',
      'src/pages/explorer/parts/cells/SentValue.tsx',
      'src/pages/explorer/parts/methods',
      'src/domain/explorer/methodWords.ts',
      'src/pages/explorer/parts/cells/ToCell.tsx',
      'src/ui/table/TablePager.tsx',
    ],
    [
      // What comes after the rows.
      'src/pages/explorer/parts/methods/CalledTokens.tsx',
      'src/pages/explorer/parts/methods/isOwnCall.ts',
      // Where lists of the explorer have markets in them.
      'src/pages/explorer/parts/lists/marketPriceColumns.tsx',
      // In lists that have an order.
      'src/pages/explorer/parts/lists/rankColumn.tsx',
      // A search through all pages, and a download.
      'src/pages/explorer/parts/csv/walkPages.ts',
    ],
  ),
  // Several requests at once.
  sharedChunk('queries', 1, [
    'node_modules/@tanstack/react-query/build/modern/useQueries.js',
    'node_modules/@tanstack/query-core/build/modern/queriesObserver.js',
  ]),
  // An account's holdings and transfers.
  sharedChunk('holdings', 1, [
    'src/interfaces/explorer/address/tokenBalance.ts',
    'src/domain/tokens/tokensWorth.ts',
  ]),
  // Asked for by what decodes with them, on no plain page.
  sharedChunk('abis', 1, ['src/lib/browser/storage/ownAbis.ts', 'src/lib/wire/contractAbi.ts']),
  // What the head of an address says after it is drawn.
  sharedChunk('addressFacts', 1, [
    'src/pages/explorer/address/head/AddressHistory.tsx',
    'src/pages/explorer/address/head/FirstFunder.tsx',
    'src/pages/explorer/parts/cells/RecordedAddress.tsx',
    'src/pages/explorer/parts/page/AddressNotices.tsx',
    'src/domain/explorer/oldestProven.ts',
    'src/interfaces/explorer/transaction/oldestTransactions.ts',
    'src/interfaces/node/transaction/firstFunding.ts',
    'src/pages/explorer/address/head/BalanceDifference.tsx',
    'src/pages/explorer/address/head/BalanceNote.tsx',
    'src/pages/explorer/address/head/explorerProblem.ts',
    'src/pages/explorer/address/head/CreatedBy.tsx',
    'src/pages/explorer/address/head/Fact.tsx',
    'src/pages/explorer/address/head/MoreFacts.tsx',
    'src/pages/explorer/address/head/TokenWorth.tsx',
  ]),
  // What is known of one address, and of its code.
  sharedChunk('address', 1, [
    'src/interfaces/explorer/address/address.ts',
    'src/interfaces/node/chain/balance.ts',
  ]),
  sharedChunk('contract', 1, ['src/interfaces/explorer/address/contract.ts']),
  sharedChunk('search', 1, ['src/interfaces/explorer/search/search.ts']),
  // Whether the chain was reorganised, which every page watches.
  sharedChunk('watchChain', 1, [
    'src/interfaces/node/chain/chainAnchors.ts',
    'src/interfaces/node/rpc/optional.ts',
    'src/pages/root/status/watchChain.ts',
  ]),
  // What the node says of a block and of a transaction's outcome, which pages compare after they are drawn.
  sharedChunk('proofs', 1, [
    'src/interfaces/node/chain/nodeBlock.ts',
    'src/interfaces/node/transaction/readInclusion.ts',
    'src/interfaces/node/transaction/receipt.ts',
  ]),
  // A call in words, which an address and a block do without.
  sharedChunk('calls', 1, [
    'src/domain/decoding/abiText.ts',
    'src/domain/decoding/amountTokens.ts',
    'src/domain/decoding/namedValueText.ts',
    'src/domain/decoding/statedTime.ts',
    'src/pages/explorer/parts/decoding/Decoded.tsx',
    'src/pages/explorer/parts/decoding/DecodedCall.tsx',
    'src/pages/explorer/parts/decoding/Undecoded.tsx',
    'src/ui/figures/LongText.tsx',
    'src/interfaces/explorer/transaction/transactionTokenTransfers.ts',
    'src/interfaces/node/transaction/inclusion.ts',
  ]),
  // The calls inside a transaction, as a tree: its own tab, and why it failed.
  sharedChunk('callTree', 2, [
    'src/domain/explorer/callTree.ts',
    'src/interfaces/explorer/transaction/rawTrace.ts',
    'src/interfaces/node/transaction/callTrace.ts',
    'src/pages/explorer/transaction/tabs/internal/useCallTree.ts',
  ]),
  sharedChunk('logs', 1, [
    'src/interfaces/explorer/transaction/log.ts',
    'src/pages/explorer/parts/decoding/LogList.tsx',
    'src/pages/explorer/parts/decoding/LogBytes.tsx',
    'src/pages/explorer/parts/decoding/DecodedEvent.tsx',
    'src/pages/explorer/transaction/tabs/Logs.tsx',
    'src/domain/decoding/wordForm.ts',
  ]),
  // Blocks, and what the front page shows of the chain.
  sharedChunk('newest', 2, [
    'src/lib/format/significantPlaces.ts',
    'src/interfaces/explorer/block/block.ts',
    'src/domain/blocks/blockTimeUnit.ts',
    'src/interfaces/explorer/block/blocks.ts',
    'src/interfaces/explorer/chain/stats.ts',
    'src/pages/explorer/parts/cells/originColumns.tsx',
  ]),
  // The tokens of the calls in a list, and of their transfers, which come after its rows.
  sharedChunk('calledTokens', 1, [
    'src/domain/explorer/calledTokens.ts',
    'src/domain/explorer/settledTokens.ts',
    'src/domain/tokens/movedTokens.ts',
    'src/interfaces/explorer/token/tokens.ts',
    'src/interfaces/explorer/token/tokenTransfers.ts',
    'src/interfaces/node/contract/settlement',
    'src/pages/explorer/parts/methods/CalledTokens.tsx',
    'src/pages/explorer/parts/methods/MovedTokens.tsx',
    'src/pages/explorer/parts/methods/ReadSettlements.tsx',
    'src/pages/explorer/parts/methods/useMovedTokens.ts',
    'src/pages/explorer/parts/methods/ReadCalledTokens.tsx',
    'src/pages/explorer/parts/methods/isOwnCall.ts',
  ]),
  sharedChunk(
    'explorer',
    3,
    [
      'src/interfaces/explorer',
      'src/pages/explorer',
      'src/domain/blocks/blockGasLimit.ts',
      'src/lib/format/fee.ts',
      'src/lib/format/maximum.ts',
      'src/lib/text/bytesText.ts',
      'src/ui/feedback/Status.tsx',
      'src/ui/figures/ScamBadge.tsx',
      'src/ui/figures/numbers/Fee.tsx',
      'src/ui/table/MoreRows.tsx',
    ],
    // What a page shows beside its record, or behind a tab, and the figures of the whole chain.
    [
      'src/interfaces/explorer/chain',
      'src/interfaces/explorer/transaction/internalTransaction.ts',
      'src/pages/explorer/address/head/PoolMarket.tsx',
    ],
  ),
  // The user's labels and ABIs.
  sharedChunk('own', 2, [
    'src/lib/browser/storage/addressBook.ts',
    'src/lib/browser/storage/recordStore.ts',
    'src/lib/browser/saveCsv.ts',
    'src/lib/browser/saveFile.ts',
    'node_modules/idb-keyval',
  ]),
  // Comparisons of interfaces, in parallel with the data.
  sharedChunk('checks', 1, [
    'src/pages/explorer/parts/sources',
    'src/pages/explorer/transaction/overview/status/StatusCheck.tsx',
  ]),
]
