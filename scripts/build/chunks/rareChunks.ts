import { sharedChunk } from './chunks.ts'

/** Small modules that few pages load later, together: each file of its own costs the page itself a name and a hash. */
export const rareChunks = [
  // A list, or its address, that cannot be read.
  sharedChunk('unreadable', 1, [
    'src/pages/explorer/parts/lists/ListFailure.tsx',
    'src/pages/explorer/parts/lists/ListNotes.tsx',
    'src/pages/explorer/parts/page/MalformedPath.tsx',
  ]),
  // What the node says of a token.
  sharedChunk('tokenReads', 1, [
    'src/interfaces/node/contract/token/contractDecimals.ts',
    'src/interfaces/node/contract/token/tokenSymbol.ts',
  ]),
  // What a receipt moved, once it is known.
  sharedChunk('receipts', 1, [
    'src/interfaces/node/transaction/receiptTransfer.ts',
    'src/lib/requests/untilKnown.ts',
  ]),
  // Files of records.
  sharedChunk('files', 1, [
    'src/lib/text/csv.ts',
    'src/pages/markets/market/tabs/trades/saveTrades.ts',
    'src/pages/portfolio/positions/savePositions.ts',
  ]),
  // One's own trades in a chart.
  sharedChunk('ownTrades', 1, [
    'src/domain/markets/prices/ownTrades.ts',
    'src/ui/charts/candles/tradeMarks.ts',
  ]),
]
