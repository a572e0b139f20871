/**
 * The distance of an interface's newest block from the node's, in blocks: positive when it is behind, negative when
 * ahead, and whether both sides usually differ by as many.
 */
export type BlocksBehind = { blocks: number; isUsual: boolean }

/**
 * Interfaces may differ by this many blocks: each reads the chain at its own pace, and the app asks them at different
 * moments.
 */
const usualBlocks = 10
const usualTime = 30_000
const second = 1_000

/**
 * Compares the newest block of an interface with the node's. `blockTime` is in milliseconds, null when unknown. On a
 * fast chain a difference of more blocks is usual, because it is still a short time.
 */
export function blocksBehind(node: number, other: number, blockTime: number | null): BlocksBehind {
  const blocks = node - other
  const most = Math.max(usualBlocks, Math.floor(usualTime / (blockTime ?? usualTime)))
  return { blocks, isUsual: Math.abs(blocks) <= most }
}

/**
 * The mean time between blocks of a list, in milliseconds; null without two blocks with times. Times are whole seconds:
 * blocks of one second are said to have taken all of it.
 */
export function blockTimeOf(blocks: readonly { number: number; timestamp: Date | null }[]): number | null {
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (!first?.timestamp || !last?.timestamp || first.number === last.number) return null
  const time = Math.max(second, first.timestamp.getTime() - last.timestamp.getTime())
  return time / Math.abs(first.number - last.number)
}
