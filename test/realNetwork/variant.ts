/** Differences that the public network's servers may have from its documentation. */
export type Variant = {
  /** The side without a stablecoin, and the pool of a claim, is null instead of the zero address. */
  nullSides?: boolean
  /** Both are an empty text instead. */
  emptySides?: boolean
  /** The sender of a trade is the person instead of the router. */
  personAsSender?: boolean
  /** The sender of all trades is a person who buys for others, not a contract. */
  oneBuyer?: boolean
  /** The form of times; epoch seconds by default. */
  times?: 'milliseconds' | 'microseconds' | 'iso'
  /** Amounts, prices or both are integers of 18 decimals. */
  baseUnits?: 'all' | 'amounts' | 'prices'
  /** Amounts of dollars are integers of six decimals, which fits in no reading. */
  sixDecimals?: boolean
  /** How addresses are stored and compared; by default in lower case, and as sent. */
  addresses?: 'anyCase' | 'checksummed'
  /** The metadata of every market is a URI as text. */
  textMetadata?: boolean
  /** A candle is written only when a trade of a later interval comes. */
  runningCandleMissing?: boolean
  /** Candles come newest first. */
  candlesNewestFirst?: boolean
  /** Every market has just changed, as after a trade. */
  changedNow?: boolean
  /** The most rows of every list; of candles the oldest ones. */
  oldestCandles?: number
  /** The pool is not among the holders of its token. */
  poolNoHolder?: boolean
  /** Gas prices are wei as text and the block time seconds, as its documentation prints them. */
  documentedStats?: boolean
  /** The node's `eth_gasPrice` in wei. */
  gasPrice?: bigint
  /** The node refuses methods that it does not have with -32601, and not with -32000. */
  usualRefusals?: boolean
  /** The HTTP status of the node's errors; a batch with one of them is refused whole. */
  errorStatus?: number
  /** How many blocks the node searches for logs at once. */
  logRange?: number
  /** The trader has revoked what the routers might take. */
  noAllowance?: boolean
  /** The lending service allows no cross-origin reads. */
  closedLending?: boolean
  /** The address of the lending pool is unknown. */
  unknownPool?: boolean
}
