export type Token = { address: string; symbol: string; decimals: number }

/** What a reader of the screen knows besides: where the contracts are, and which token has which name. */
export type World = {
  chainId: number
  /** The lending pool of the site. */
  pool: string
  tokens: readonly Token[]
  /** The contract that trades on the markets. */
  router: string
  /** Who opens markets, and whose NFTs decide on their fees, where something of them is signed. */
  factory?: string | undefined
  nft?: string | undefined
  /** The markets: their pools and their tokens. */
  markets: readonly { pool: string; token: string }[]
  /** The time of the chain, in seconds. */
  now: number
}

/** The clocks of chain and browser differ by as much at most, in seconds. */
export const clocksDiffer = 60
