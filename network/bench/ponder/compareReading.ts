import type { SyncedChain } from '#network/bench/ingest/ingest.ts'
import { readProcessorTime } from '#network/bench/processorTime.ts'
import { requestBytes } from '#network/bench/requests/httpClient.ts'
import { measure, type Timing } from '#network/bench/requests/measure.ts'
import { serveStore } from '#network/bench/requests/servedStore.ts'
import { createRandom } from '#network/seed/random.ts'
import type { StoreOptions } from '#network/store/store.ts'
import { startPonder } from './ponderProcess.ts'
import { listReadings, type Question, type Reading } from './readings.ts'
import { readSubjects } from './readSubjects.ts'
import { differenceOf, type Rows } from './sameRows.ts'

/** Who answers. Each is a process of its own, and all read one PostgreSQL. */
type Server = { name: string; url: string; form: keyof Question; cpu(): Promise<number> }

/** The medians of the rounds. */
export type ReadingTime = Omit<Timing, 'name'> & { name: string; server: string }

export type ReadingOptions = { clients: readonly number[]; rounds: number; seconds: number }

/**
 * Asks our indexer and Ponder's GraphQL for equal things, in turns, on one PostgreSQL that both have synced.
 * @throws when they do not answer the same rows.
 */
export async function compareReading(
  folder: string,
  chain: SyncedChain,
  where: StoreOptions,
  options: ReadingOptions,
): Promise<ReadingTime[]> {
  const ours = { ...where, rpcUrl: chain.node.url, blockTime: 1, through: 'direct' as const }
  const ponder = await startPonder(folder, 'serve', chain, where)
  const cached = await serveStore({ ...ours, cached: true })
  const making = await serveStore({ ...ours, cached: false })
  const servers: Server[] = [
    { name: 'ours', url: cached.urls.indexer, form: 'ours', cpu: cached.cpu },
    { name: 'ours, no cache', url: making.urls.indexer, form: 'ours', cpu: making.cpu },
    { name: 'Ponder', url: ponder.url, form: 'ponder', cpu: () => readProcessorTime(ponder.id) },
  ]
  try {
    const readings = listReadings(await readSubjects(where, ponder.url))
    for (const reading of readings) await checkSameRows(reading, servers)
    const times: ReadingTime[] = []
    for (const clients of options.clients) {
      printTitle(clients)
      for (const reading of readings)
        times.push(...(await measureInTurns(reading, servers, clients, options)))
    }
    return times
  } finally {
    await Promise.all([cached.stop(), making.stop(), ponder.stop()])
  }
}

async function checkSameRows({ name, questions }: Reading, servers: readonly Server[]): Promise<void> {
  let rows = 0
  for (const question of questions) {
    const [first, ...others] = await Promise.all(servers.map((server) => ask(server, question)))
    for (const other of others) {
      const difference = differenceOf(first ?? null, other)
      if (difference) throw new Error(`${name}: not the same rows: ${difference}\n${question.ours}`)
    }
    rows += Array.isArray(first) ? first.length : 1
  }
  if (rows === 0) throw new Error(`${name}: there are no rows.`)
}

async function ask({ url, form }: Server, question: Question): Promise<Rows> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: question[form] }),
  })
  const { data, errors } = (await response.json()) as { data: { rows: Rows }; errors?: unknown }
  if (errors) throw new Error(`${question[form]}: ${JSON.stringify(errors)}`)
  return data.rows
}

async function measureInTurns(
  { name, questions }: Reading,
  servers: readonly Server[],
  clients: number,
  { rounds, seconds }: ReadingOptions,
): Promise<ReadingTime[]> {
  const taken = servers.map((): Timing[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, { url, form, cpu }] of servers.entries()) {
      const target = new URL(url)
      const requests = questions.map((question) =>
        requestBytes(target.host, '/graphql', { query: question[form] }),
      )
      const random = createRandom(`${name} ${round}`)
      const next = () => random.pick(requests)
      taken[index]?.push(await measure({ name, url: target, next }, { clients, seconds, cpu }))
    }
  }
  const times = servers.map(({ name: server }, index) => ({ ...medianOf(taken[index] ?? []), name, server }))
  printTimes(name, times)
  return times
}

const figures = ['clients', 'requests', 'perSecond', 'p50', 'p95', 'p99', 'cpu', 'bytes'] as const

function medianOf(timings: readonly Timing[]): Record<(typeof figures)[number], number> {
  const median = (of: (typeof figures)[number]) =>
    timings.map((timing) => timing[of]).sort((left, right) => left - right)[timings.length >> 1] ?? 0
  return Object.fromEntries(figures.map((of) => [of, median(of)])) as ReturnType<typeof medianOf>
}

const width = 34
const cells = (values: readonly (string | number)[]) =>
  values.map((value) => String(value).padStart(9)).join('')

function printTitle(clients: number): void {
  console.log(`\n${clients} clients, milliseconds; cpu is the processor time of the server for an answer`)
  console.log(`${''.padEnd(width + 16)}${cells(['p50', 'p95', 'per s', 'cpu', 'bytes'])}`)
}

function printTimes(name: string, times: readonly ReadingTime[]): void {
  for (const { server, p50, p95, perSecond, cpu, bytes } of times)
    console.log(`${name.padEnd(width)}${server.padEnd(16)}${cells([p50, p95, perSecond, cpu, bytes])}`)
}
