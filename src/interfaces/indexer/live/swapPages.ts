import { readSwaps, type Swap } from '#interfaces/indexer/swap.ts'
import { newestFirst } from './swapList.ts'

const maxPages = 5

/**
 * The newest trades of a market, page by page until they join the newest known one; at most five pages. `joined` is
 * false when a gap remains, `more` says whether older trades may exist below.
 */
export async function readNewestSwaps(
  poolAddress: string,
  known: Swap | undefined,
): Promise<{ page: Swap[]; joined: boolean; more: boolean }> {
  const page: Swap[] = []
  for (let count = 0; count < maxPages; count++) {
    const { swaps, received } = await readSwaps(poolAddress, page.length)
    page.push(...swaps)
    const oldest = swaps.at(-1)
    const joined = !known || !oldest || newestFirst(known, oldest) <= 0
    if (joined) return { page, joined, more: received > 0 }
  }
  return { page, joined: false, more: true }
}
