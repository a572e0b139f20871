import { sharedChunk } from './chunks.ts'

/** Small modules that few pages load later, together: each file of its own costs the page itself a name and a hash. */
export const rareChunks = [
  // Where a typed text leads.
  sharedChunk('searchPaths', 1, [
    'src/domain/search/resolveSearch.ts',
    'src/pages/root/search/ReplacePath.tsx',
    'src/pages/root/search/typedPath.ts',
  ]),
  // A list, or its address, that cannot be read.
  sharedChunk('unreadable', 1, [
    'src/pages/explorer/parts/lists/ListFailure.tsx',
    'src/pages/explorer/parts/lists/ListNotes.tsx',
    'src/pages/explorer/parts/page/MalformedPath.tsx',
  ]),
  // What the node says of a token, of one that a call names and of one that a list has.
  sharedChunk('nodeTokens', 1, [
    'src/pages/explorer/parts/methods/NodeTokens.tsx',
    'src/pages/explorer/parts/methods/useNodeTokens.ts',
  ]),
  sharedChunk('tokenReads', 1, [
    'src/interfaces/node/contract/token/contractDecimals.ts',
    'src/interfaces/node/contract/token/tokenSymbol.ts',
  ]),
  // The curve of a market, and what is done with its fees: of a market and of a new one.
  sharedChunk('curveDrawing', 1, [
    'src/interfaces/indexer/feeUse.ts',
    'src/pages/markets/parts/figures/CurveDrawing.tsx',
  ]),
  // Files to save.
  sharedChunk('saving', 1, [
    'src/pages/markets/market/tabs/trades/saveTrades.ts',
    'src/pages/portfolio/positions/savePositions.ts',
  ]),
  // A list as a file, and a search that goes on.
  sharedChunk('wholeLists', 1, [
    'src/lib/browser/saveCsv.ts',
    'src/lib/browser/saveFile.ts',
    'src/lib/text/csv.ts',
    'src/ui/feedback/SearchFurther.tsx',
  ]),
  // What is wrong with the start: the configuration, or this machine's clock.
  sharedChunk('startProblems', 1, [
    'src/pages/root/states/ConfigErrorPage.tsx',
    'src/pages/root/states/showClockSkew.ts',
  ]),
  // What a market's page says of its creator, and where no market is.
  sharedChunk('marketWords', 1, [
    'src/pages/markets/market/CreatorLinks.tsx',
    'src/pages/markets/market/NoMarket.tsx',
  ]),
  // What code at an address wrote and called.
  sharedChunk('addressCode', 1, [
    'src/pages/explorer/address/tabs/AddressInternal.tsx',
    'src/pages/explorer/address/tabs/AddressLogs.tsx',
  ]),
  // Pictures and texts as data, of NFTs and of creators' words.
  sharedChunk('dataPicture', 1, ['src/lib/text/dataPicture.ts']),
  // One's own trades in a chart.
  sharedChunk('ownTrades', 1, [
    'src/domain/markets/prices/ownTrades.ts',
    'src/ui/charts/candles/tradeMarks.ts',
  ]),
  // What names are mistaken for, and the sign of it.
  sharedChunk('lookAlikes', 1, [
    'src/domain/names/confusableLetters.ts',
    'src/domain/names/lookAlikes.ts',
    'src/ui/trust/LookAlikesWarning.tsx',
    'src/ui/trust/OtherLettersSign.tsx',
  ]),
]
