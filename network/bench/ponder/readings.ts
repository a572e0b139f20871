import type { Address } from 'viem'

/** What is asked for: the markets of the chain, and people who have traded and sent. */
export type Subjects = {
  markets: readonly { pool: Address; token: Address; nftId: number }[]
  people: readonly Address[]
  /** By pool: Ponder's cursor after the first `skipped` swaps. */
  cursors: Readonly<Record<Address, string>>
}

/** One list or record, asked of both with the same fields in the same order. `rows` is the name of both answers. */
export type Question = { ours: string; ponder: string }

/** A kind of question, with each of its subjects. */
export type Reading = { name: string; questions: readonly Question[] }

/** How many swaps come before the page far down. Ours is asked by an offset, Ponder's by a cursor. */
export const skipped = 100

const newest = 'orderBy: "id", orderDirection: "desc"'

type Fields = Question

const swapFields: Fields = {
  ours: `txHash poolAddress sender amountIn amountOut feeAmount
    reserveUsdAfter reserveTokenAfter priceUsd blockNumber timestamp`,
  ponder: `transactionHash pool sender amountIn amountOut feeAmount
    virtualReserveUsdAfter reserveTokenAfter priceAfter blockNumber timestamp`,
}
const marketFields: Fields = {
  ours: 'poolAddress tokenAddress nftId creator name symbol feeStrategy createdAtBlock',
  ponder: 'pool token nftId creator name symbol feeStrategy createdAtBlock',
}
const transferFields: Fields = {
  ours: 'txHash tokenAddress fromAddress toAddress amount blockNumber timestamp',
  ponder: 'transactionHash token from to amount blockNumber timestamp',
}
const claimFields: Fields = {
  ours: 'txHash poolAddress nftId recipient amount blockNumber timestamp',
  ponder: 'transactionHash pool nftId recipient amount blockNumber timestamp',
}

/** What both schemas can answer. */
export function listReadings({ markets, people, cursors }: Subjects): Reading[] {
  return [
    {
      name: 'newest 50 swaps',
      questions: [question(swapFields, 'recentSwaps(limit: 50)', `swaps(${newest}, limit: 50)`)],
    },
    {
      name: '50 swaps of a market',
      questions: markets.map(({ pool }) =>
        question(
          swapFields,
          `swaps(poolAddress: "${pool}", limit: 50)`,
          `swaps(where: { pool: "${pool}" }, ${newest}, limit: 50)`,
        ),
      ),
    },
    {
      name: `50 swaps of a market after ${skipped}`,
      questions: markets.map(({ pool }) =>
        question(
          swapFields,
          `swaps(poolAddress: "${pool}", limit: 50, offset: ${skipped})`,
          `swaps(where: { pool: "${pool}" }, ${newest}, limit: 50, after: "${cursors[pool]}")`,
        ),
      ),
    },
    {
      name: '50 swaps of a person',
      questions: people.map((person) =>
        question(
          swapFields,
          `swapsByUser(sender: "${person}", limit: 50)`,
          `swaps(where: { sender: "${person}" }, ${newest}, limit: 50)`,
        ),
      ),
    },
    {
      name: 'one market',
      questions: markets.map(({ pool }) =>
        question(
          marketFields,
          `market(poolAddress: "${pool}")`,
          `markets(where: { pool: "${pool}" }, limit: 1)`,
        ),
      ),
    },
    {
      name: 'all markets, newest first',
      questions: [question(marketFields, 'markets(orderBy: CREATED_DESC)', `markets(${newest})`)],
    },
    {
      name: '50 transfers of a token',
      questions: markets.map(({ token }) =>
        question(
          transferFields,
          `tokenTransfers(tokenAddress: "${token}", limit: 50)`,
          `tokenTransfers(where: { token: "${token}" }, ${newest}, limit: 50)`,
        ),
      ),
    },
    {
      name: '50 transfers of a person',
      questions: people.map((person) =>
        question(
          transferFields,
          `transfersByAddress(address: "${person}", limit: 50)`,
          `tokenTransfers(where: { OR: [{ from: "${person}" }, { to: "${person}" }], tokenType: "ERC-20" }, ${newest}, limit: 50)`,
        ),
      ),
    },
    {
      name: '50 claims of fees of a market',
      questions: markets.map(({ nftId }) =>
        question(
          claimFields,
          `feeClaims(nftId: ${nftId}, limit: 50)`,
          `feeClaims(where: { nftId: ${nftId} }, ${newest}, limit: 50)`,
        ),
      ),
    },
  ]
}

/** Ponder puts the rows of a list into `items`. */
function question(fields: Fields, ours: string, ponder: string): Question {
  return {
    ours: `{ rows: ${ours} { ${fields.ours} } }`,
    ponder: `{ rows: ${ponder} { items { ${fields.ponder} } } }`,
  }
}
