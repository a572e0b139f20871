import { useEffect, useRef, useState } from 'react'

/** What is amiss with the node's newest blocks: they went back from one, or none came for long. */
export type BlockTrouble = { kind: 'back'; from: number } | { kind: 'quiet' } | null

/** The fewest blocks of a step back: fewer may come from a lagging node behind a load balancer. */
const leastSteps = 10
/** Such a node may lag by as many milliseconds; and so long the node may tell no new block, or ten times the usual while. */
const longestLag = 20_000
/** From how many new blocks the usual while between two is known. */
const fewest = 5

type Told = { number: number; at: number }

/** Watches the newest block as the node tells it, while a page is open. */
export function useNewestBlocks(newest: number | undefined): BlockTrouble {
  const told = useRef<readonly Told[]>([])
  const highest = useRef(0)
  const [trouble, setTrouble] = useState<BlockTrouble>(null)
  useEffect(() => {
    if (newest === undefined) return
    const steps = Math.max(leastSteps, longestLag * blocksAMillisecond(told.current))
    highest.current = Math.max(highest.current, newest)
    told.current = [...told.current, { number: newest, at: Date.now() }].slice(-2 * fewest)
    const isBack = highest.current - newest >= steps
    setTrouble(isBack ? { kind: 'back', from: highest.current } : null)
    const usual = usualWhile(told.current)
    if (isBack || usual === null) return
    const timer = setTimeout(
      // A hidden page asks for nothing.
      () => document.hidden || setTrouble({ kind: 'quiet' }),
      Math.max(longestLag, 10 * usual),
    )
    return () => clearTimeout(timer)
  }, [newest])
  return trouble
}

function blocksAMillisecond(told: readonly Told[]): number {
  const [first, last] = [told[0], told.at(-1)]
  return first && last && last.at > first.at ? (last.number - first.number) / (last.at - first.at) : 0
}

/** Milliseconds between two new blocks; null where too few have come, as of a node that makes a block for each transaction. */
function usualWhile(told: readonly Told[]): number | null {
  const [first, last] = [told[0], told.at(-1)]
  return first && last && told.length > fewest ? (last.at - first.at) / (told.length - 1) : null
}
