import { setTimeout as wait } from 'node:timers/promises'
import { type Expected, type Listeners, openListeners, type Received } from './listeners.ts'
import { now } from './sharedClock.ts'
import type { Server } from './startIndexerProcess.ts'
import { marketsOf, topics } from './topics.ts'
import type { TradeCommit } from './tradeCommits.ts'

type Commit = () => Promise<TradeCommit>

/** Milliseconds after which an event is lost. */
const timeout = 60_000
const megabyte = 1024 * 1024

/** Opens the sockets, commits blocks, prints what it took, and returns what the sockets received. */
export async function measureSockets(
  server: Server,
  commit: Commit,
  sizes: { sockets: number; commits: number },
): Promise<Received> {
  const before = await server.memory()
  const opened = now()
  const listeners = await openListeners(server.url, sizes.sockets)
  try {
    const seconds = ((now() - opened) / 1000).toFixed(1)
    await untilAllListen(listeners, commit, sizes.sockets)
    const after = await server.memory()
    const each = ((after - before) / sizes.sockets / 1024).toFixed(1)
    console.log(`${sizes.sockets} sockets, opened in ${seconds} s, take ${each} kB each:`)
    console.log(`${inMegabytes(before)} MB before, ${inMegabytes(after)} MB after.\n`)
    const received = await listeners.problems(await commitBlocks(listeners, commit, sizes))
    console.log(`\n${inMegabytes(await server.memory())} MB after the commits.`)
    console.log(`${received.events} events came, ${received.lost} are lost, ${received.twice} came twice.`)
    return received
  } finally {
    await listeners.stop()
  }
}

/** The server does not say when a subscription has begun, so blocks come until all sockets hear of one. */
async function untilAllListen(listeners: Listeners, commit: Commit, sockets: number): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const times = await listeners.times(expectedOf([await commit()]), 5_000)
    if (times.length === sockets) return
  }
  throw new Error('Not all sockets hear of trades.')
}

/** One block after the other, each when all sockets have the one before, and at the end several at once. */
async function commitBlocks(
  listeners: Listeners,
  commit: Commit,
  { sockets, commits }: { sockets: number; commits: number },
): Promise<Expected> {
  const made: TradeCommit[] = []
  console.log('milliseconds   first  median    last')
  const print = (name: string, at: number, times: number[]) => {
    const figures = [times[0], times[times.length >> 1], times.length === sockets ? times.at(-1) : undefined]
    const cells = figures.map((time) => (time === undefined ? 'never' : (time - at).toFixed(0)).padStart(8))
    console.log(`${name.padEnd(12)}${cells.join('')}`)
  }
  for (let number = 1; number <= commits; number++) {
    await wait(300)
    const block = await commit()
    made.push(block)
    print(`commit ${number}`, block.at, await listeners.times(expectedOf([block]), timeout))
  }
  const burst: TradeCommit[] = []
  for (let number = 0; number < 5; number++) burst.push(await commit())
  made.push(...burst)
  print('5 at once', burst[0]?.at ?? 0, await listeners.times(expectedOf(burst), timeout))
  return expectedOf(made)
}

function expectedOf(commits: readonly TradeCommit[]): Expected {
  const swapsOf = (markets: number[]) =>
    commits.flatMap(({ swaps }) => markets.map((market) => swaps[market] ?? 0))
  const entries = topics.map((topic) => [topic, swapsOf(marketsOf(topic))])
  return Object.fromEntries(entries) as Expected
}

function inMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(0)
}
