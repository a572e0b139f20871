/** A block's height and time. */
export type TimedBlock = { number: number; at: Date }

const mostAsked = 80

/**
 * Finds the last block at or before `time`; null when the first block is later: block 0, or block 1 on chains that have
 * no block 0. It requests few blocks: it alternates between
 * interpolation and bisection. `newest` is the head of the chain. Throws what `ask` throws.
 */
export async function findBlockAt(
  time: Date,
  newest: TimedBlock,
  ask: (number: number) => Promise<TimedBlock>,
): Promise<TimedBlock | null> {
  if (time >= newest.at) return newest
  let low = await ask(0).catch(() => ask(1))
  if (time < low.at) return null
  let high = newest
  for (let asked = 0; high.number - low.number > 1 && asked < mostAsked; asked += 1) {
    const middle = await ask(guess(time, low, high, asked % 2 === 1))
    if (middle.at <= time) low = middle
    else high = middle
  }
  return low
}

function guess(time: Date, low: TimedBlock, high: TimedBlock, isHalfway: boolean): number {
  const blocks = high.number - low.number
  const span = high.at.getTime() - low.at.getTime()
  const share = isHalfway || span <= 0 ? 0.5 : (time.getTime() - low.at.getTime()) / span
  return Math.min(high.number - 1, Math.max(low.number + 1, low.number + Math.round(share * blocks)))
}
