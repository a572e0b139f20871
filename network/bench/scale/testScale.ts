import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ChainHistory, startChainHistory } from './chainHistory.ts'
import { type Fault, listFaults } from './faults.ts'
import { type Reader, startReader } from './reader.ts'
import { problemsOfLists, problemsOfReaders, problemsOfSubscribers } from './scaleProblems.ts'
import { startSubscriber } from './scaleSubscriber.ts'
import { type Service, type System, startSystem } from './system.ts'

/**
 * `npm run soak -- scale`: clients read and subscribe through nginx (where it is not installed, a proxy from npm) while
 * each process, the connections to the primary and the replicas end in turn and the chain is reorganised. It fails on
 * an answer that is wrong or older than one the same client had, on an event that is lost or comes twice, and when
 * anything is not back within ten seconds. `-- --away 60` leaves each replica away for a minute.
 */

const { values } = parseArgs({ options: { away: { type: 'string', default: '10' } } })
const longest = 10_000
const began = performance.now()
const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1)

const system = await startSystem()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void system.stop().finally(() => process.exit(130)))
const problems = await test(system).finally(system.stop)
for (const problem of problems) console.log(`WRONG: ${problem}`)
console.log(`${problems.length || 'No'} problems in ${seconds(began)} s.`)
process.exit(problems.length === 0 ? 0 : 1)

async function test({ chain, gate, trader, services, balancer }: System): Promise<string[]> {
  const history = startChainHistory(chain, gate, trader)
  for (let count = 0; count < 30; count++) await history.buy()
  if (!(await waitForBlock(services, history.head(), 180_000)))
    throw new Error(`It does not start: ${said()}`)
  console.log(`Ready after ${seconds(began)} s, behind ${balancer.name}.`)
  const { url } = balancer

  const readers = Array.from({ length: 6 }, (_, index) => startReader(index, url))
  const subscribers = Array.from({ length: 4 }, (_, index) => startSubscriber(10 + index, url))
  await wait(1_000)
  console.log(`${'what happened'.padEnd(36)}back after  failed requests`)
  const found: string[] = []
  for (const fault of listFaults(system, history, Number(values.away)))
    found.push(...(await suffer(fault, history, readers)))
  await wait(1_500)
  for (const { stop } of readers) await stop()
  for (const { stop } of subscribers) stop()

  const answers = readers.flatMap((reader) => Object.values(reader.answers)).flat().length
  const connections = subscribers.reduce((sum, each) => sum + each.connections(), 0)
  console.log(
    `${answers} answers were checked, ${subscribers.length} subscribers connected ${connections} times.`,
  )
  return [
    ...found,
    ...problemsOfReaders(readers, history),
    ...problemsOfSubscribers(subscribers, history),
    ...(await problemsOfLists(system)),
  ]
}

/** Lets a fault happen while somebody trades, and waits until every service knows of a trade after it. */
async function suffer(
  { name, happen, repair, isQuiet }: Fault,
  history: ChainHistory,
  readers: readonly Reader[],
): Promise<string[]> {
  const countFailed = () => readers.reduce((sum, { failures }) => sum + failures.requests, 0)
  const failedBefore = countFailed()
  const stopTrading = isQuiet ? undefined : trade(history)
  await happen()
  const start = performance.now()
  await stopTrading?.()
  await history.buy()
  const isBack = await waitForBlock(system.services, history.head(), longest)
  const took = seconds(start)
  const failed = countFailed() - failedBefore
  await repair?.()
  const isWhole = isBack || (await waitForBlock(system.services, history.head(), 60_000))
  const why = failed === 0 ? '' : `  ${readers.map(({ failures }) => failures.last).find(Boolean)}`
  console.log(`${name.padEnd(36)}${`${took} s`.padStart(10)}${String(failed).padStart(17)}${why}`)
  if (!isWhole) throw new Error(`${name}: it does not come back: ${said()}`)
  return isBack ? [] : [`${name}: not back within ${longest / 1_000} s`]
}

/** Buys until the returned function is called. */
function trade(history: ChainHistory): () => Promise<void> {
  let trading = true
  const traded = (async () => {
    while (trading) {
      await history.buy()
      await wait(200)
    }
  })()
  return async () => {
    trading = false
    await traded
  }
}

function said(): string {
  const processes = [...system.followers, ...system.services.map(({ process }) => process)]
  return processes.map((each) => each.said().slice(-300)).join('\n')
}

/** Whether every interface of every service has this block before the milliseconds are over. */
async function waitForBlock(
  services: readonly Service[],
  block: number,
  milliseconds: number,
): Promise<boolean> {
  const until = performance.now() + milliseconds
  const ports = services.flatMap((service) => Object.values(service.ports))
  for (;;) {
    const heads = await Promise.all(ports.map(newestBlock))
    if (heads.every((head) => head !== null && head >= block)) return true
    if (performance.now() > until) return false
    await wait(100)
  }
}

async function newestBlock(port: number): Promise<number | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2_000) })
    return ((await answer.json()) as { block: number | null }).block
  } catch {
    return null
  }
}
