/** Two blocks of a chain; times are whole seconds. */
type DatedBlock = { number: number; timestamp: Date | null }

/** The factor by which the stated mean, over hours, may differ from the mean of the newest blocks. */
const tolerance = 30
/** The shortest time between blocks that counts as plausible, in milliseconds. */
const fastestChain = 10

/**
 * Milliseconds between blocks that an explorer states in seconds or milliseconds: whichever the times of two blocks allow.
 * Null when they allow neither, or both.
 */
export function blockTimeByBlocks(stated: number, blocks: readonly DatedBlock[]): number | null {
  const dated = blocks.filter(({ timestamp }) => timestamp !== null)
  const [newest, oldest] = [dated[0], dated.at(-1)]
  if (!newest?.timestamp || !oldest?.timestamp || newest.number <= oldest.number) return null
  const time = newest.timestamp.getTime() - oldest.timestamp.getTime()
  const count = newest.number - oldest.number
  // The times are whole seconds, so the difference may be up to a second too small.
  const slowest = ((time + 1_000) / count) * tolerance
  const fastest = Math.max(fastestChain, (time - 1_000) / count / tolerance)
  const fits = [stated, stated * 1_000].filter((reading) => reading >= fastest && reading <= slowest)
  return fits.length === 1 ? (fits[0] ?? null) : null
}
