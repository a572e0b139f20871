/** How the servers of the public network may differ from what its sources say. */
export type Variant = {
  /** The side without a stablecoin, and the pool of a claim, is null and not the zero address. */
  nullSides?: boolean
  /** A trade names the person and not the router. */
  personAsSender?: boolean
  /** The sender of all trades is a person who buys for others, and no contract. */
  oneBuyer?: boolean
  /** How times are written; epoch seconds otherwise. */
  times?: 'milliseconds' | 'iso'
  /** Amounts, prices or both are integers of 18 decimals. */
  baseUnits?: 'all' | 'amounts' | 'prices'
  /** Amounts of dollars are integers of six decimals, which fits in no reading. */
  sixDecimals?: boolean
  /** How addresses are stored and compared; in lower case, and as they are sent, otherwise. */
  addresses?: 'anyCase' | 'checksummed'
  /** The metadata of every market is the text of a place. */
  textMetadata?: boolean
  /** A candle is written when a trade of a later period comes. */
  runningCandleMissing?: boolean
  /** Every list gives at most so many of its rows, the oldest candles of all. */
  oldestCandles?: number
  /** The pool is not among the holders of its token. */
  poolNoHolder?: boolean
  /** Gas prices are wei as text and the block time seconds, as its documentation prints them. */
  documentedStats?: boolean
  /** The node's `eth_gasPrice` in wei. */
  gasPrice?: bigint
  /** The node refuses methods that it does not have with -32601, and not with -32000. */
  usualRefusals?: boolean
  /** How many blocks the node searches for logs at once. */
  logRange?: number
  /** A page of another site cannot read the lending service. */
  closedLending?: boolean
  /** Nobody knows the contract of the lending pool. */
  unknownPool?: boolean
}
