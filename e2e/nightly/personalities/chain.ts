/* A small chain that three servers of the explorer's interface serve, each with its own field names. */

export type ChainTransaction = {
  hash: string
  block: number
  index: number
  method: 'approve' | 'transfer'
  time: string
}

export const head = 160

export function hashOf(kind: 'a' | 'b', number: number): string {
  return `0x${kind}${number.toString(16).padStart(63, '0')}`
}

function timeOf(block: number): string {
  return new Date(Date.UTC(2026, 0, 2, 3, 0, 0) - (head - block) * 12_000).toISOString()
}

/** 80 mined transactions, one a block, the newest first; every fourth is an approval. */
export const transactions: readonly ChainTransaction[] = Array.from({ length: 80 }, (_, at) => ({
  hash: hashOf('a', head - at),
  block: head - at,
  index: 0,
  method: at % 4 === 0 ? 'approve' : 'transfer',
  time: timeOf(head - at),
}))

export const blocks = Array.from({ length: 80 }, (_, at) => ({
  number: head - at,
  hash: hashOf('b', head - at),
  time: timeOf(head - at),
}))
