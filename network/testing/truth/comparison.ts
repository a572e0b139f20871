import type { Network } from '#network/network.ts'
import type { ChainReplay } from './chainReplay.ts'

/** What is compared: the interfaces of a network with the replay of its chain. */
export type Comparison = {
  network: Network
  chain: ChainReplay
  count: FigureCount
  /** How many records of a kind are compared. */
  most: number
}

/** Counts figures that were compared, and collects the wrong ones. */
export type FigureCount = {
  /** Compares the figures of a served record with those that the chain adds up to, each by itself. */
  compare(what: string, served: unknown, wanted: Record<string, unknown>): void
  /** At most 20 of the wrong ones are named. */
  result(): { figures: number; wrong: string[] }
}

const mostNamed = 20

export function createFigureCount(): FigureCount {
  let figures = 0
  const wrong: string[] = []
  return {
    compare(what, served, wanted) {
      for (const [name, value] of Object.entries(wanted)) {
        figures++
        const found = (served as Record<string, unknown> | null | undefined)?.[name]
        const [is, should] = [JSON.stringify(found), JSON.stringify(value)]
        if (is !== should) wrong.push(`${what} ${name}: ${is} instead of ${should}`)
      }
    },
    result: () => ({ figures, wrong: wrong.slice(0, mostNamed) }),
  }
}

/** At most so many items of a list, spread evenly over it. */
export function sampleOf<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most)
  return Array.from({ length: Math.min(most, items.length) }, (_, at) => items[Math.floor(at * step)] as Item)
}

/** Does something with every item, eight at a time. */
export async function forEachOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
    }),
  )
}

/** The JSON under a path of a service; an answer other than 200 fails. */
export async function getJson(url: string | undefined, path: string): Promise<unknown> {
  const response = await fetch(`${url}${path}`)
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
  return response.json()
}

/** Seconds as ISO 8601. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
