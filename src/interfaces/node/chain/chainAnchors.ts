import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { optional } from '#interfaces/node/rpc/optional.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { hash } from '#lib/wire/shapes.ts'

/*
 * Detects by the hashes of a few seen blocks that they are no longer on the chain, so that the app reads all its data
 * again. Without it only young records would be refetched.
 */

const blockSchema = v.nullable(v.object({ number: smallQuantity, hash }))

type Anchor = NonNullable<v.InferOutput<typeof blockSchema>>

export type ChainAnchors = {
  /** Blocks that were the newest at earlier looks, the highest first. */
  anchors: readonly Anchor[]
  /** The newest block at the last look; null before the first. */
  newest: number | null
  /** How many looks in a row the newest block was below the highest anchor. */
  lower: number
  /** The number of times that blocks were lost. */
  losses: number
  /** The number of blocks below the highest anchor that were lost the last time, as far as known. */
  depth: number
}

const none: ChainAnchors = { anchors: [], newest: null, lower: 0, losses: 0, depth: 0 }

const mostAnchors = 20
/**
 * The most looks in a row with a lower newest block: a node behind a load balancer may lag at one look and not at the
 * next.
 */
const mostLower = 3
/** Milliseconds between two looks. */
const interval = 6_000

/** The anchors, updated every six seconds by `eth_getBlockByNumber`; the first look is after six seconds, or by a refetch. */
export function chainAnchorsQuery() {
  const queryKey = ['node', 'chainAnchors']
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<ChainAnchors>(queryKey) ?? none
      const anchor = anchorToCheck(before)
      const read = (name: string) =>
        optional(callNode('eth_getBlockByNumber', [name, false], blockSchema, signal))
      const [latest, at] = await Promise.all([
        read('latest'),
        anchor && read(`0x${anchor.number.toString(16)}`),
      ])
      return nextAnchors(before, latest ?? null, at ?? null)
    },
    initialData: none,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: interval,
    retry: false,
  })
}

/** The anchors after a first look that found this block, as the node sent it; none for anything else. */
export function anchorsFrom(block: unknown): ChainAnchors {
  const read = v.safeParse(blockSchema, block)
  return read.success ? nextAnchors(none, read.output, null) : none
}

/** The highest anchor that the node can know, by the newest block of its last answer. */
function anchorToCheck({ anchors, newest }: ChainAnchors): Anchor | undefined {
  return anchors.find(({ number }) => newest === null || number <= newest) ?? anchors.at(-1)
}

/** The anchors after a look that found `latest` as the newest block and `at` at the height of the checked anchor. */
function nextAnchors(before: ChainAnchors, latest: Anchor | null, at: Anchor | null): ChainAnchors {
  if (latest === null) return before
  const { anchors, losses } = before
  const highest = anchors[0]?.number ?? 0
  const isReplaced = [latest, at].some((seen) =>
    anchors.some(({ number, hash }) => seen?.number === number && seen.hash !== hash),
  )
  const lower = latest.number < highest ? before.lower + 1 : 0
  if (isReplaced || lower >= mostLower) {
    const depth = isReplaced ? highest - (at?.number ?? latest.number) : highest - latest.number
    return { anchors: [latest], newest: latest.number, lower: 0, losses: losses + 1, depth }
  }
  const isHigher = anchors.length === 0 || latest.number > highest
  return {
    ...before,
    anchors: isHigher ? [latest, ...anchors].slice(0, mostAnchors) : anchors,
    newest: latest.number,
    lower,
  }
}
