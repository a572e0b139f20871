/**
 * Points that the specification of the indexer leaves open, and how this app reads them, with the reason. Two more:
 * operations go over POST (some servers answer every GET with a GraphiQL page), and a swap without a stablecoin on
 * exactly one side has no direction (a wrong colour is worse than none).
 */

/** Rows of one page. The server's maximum is unknown, so a shorter page is not taken for the end of a list. */
export const pageSize = 50

/** The most rows of one answer: the local network refuses more than 1,000. */
export const largestPage = 1_000

/**
 * Aliased root fields in one operation: as many as the local network allows. Some servers refuse more than 15. Above 15
 * a refusal counts as one of the number, and this and every later operation is halved.
 */
export const aliasesAnOperation = 30
export const fewestAliases = 15

/** The paths where subscriptions are tried when `indexer.subscriptions` is `auto`, below `{indexer_url}`. */
export const socketPaths = ['/graphql', '/graphql/ws', '/ws', '/subscriptions'] as const
export const streamPaths = ['/graphql', '/graphql/stream'] as const

/** Volatility is in basis points (10,000 = 100 %), as the local network sends it. */
export const volatilityScale = 10_000
