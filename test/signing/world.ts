export type Token = { address: string; symbol: string; decimals: number }

/** Facts beyond the screen: the addresses of the contracts, and the symbols of tokens. */
export type World = {
  chainId: number
  /** The lending pool of the site. */
  pool: string
  tokens: readonly Token[]
  /** The contract that trades on the markets. */
  router: string
  /** The factory of markets, whose NFTs control fees, where a request involves it. */
  factory?: string | undefined
  nft?: string | undefined
  /** The markets: their pools and their tokens. */
  markets: readonly { pool: string; token: string }[]
  /** The time of the chain, in seconds. */
  now: number
}

/** The most seconds by which the clocks of chain and browser may differ. */
export const clocksDiffer = 60
