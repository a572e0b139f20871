import type { Through } from './benchServices.ts'
import { type HttpAnswer, type HttpRequest, openHttpClient } from './httpClient.ts'

/** A list or a detail. `next` chooses the participants and the page anew each time, the busy ones more often. */
export type BenchRequest = { name: string; url: URL; next: () => HttpRequest }

/** Milliseconds until the whole answer has arrived. `cpu` is the processor time of the server for one answer. */
export type Timing = {
  name: string
  clients: number
  requests: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  cpu: number
  bytes: number
}

/** `cached`: whether the services cached answers until the next block, as they do in use. */
export type Measured = Timing & { cached: boolean; through: Through }

type Load = { clients: number; seconds: number; cpu: () => Promise<number> }

/**
 * Sends requests for some seconds, from several clients that each wait for their answer.
 * @throws when an answer is not 200.
 */
export async function measure({ name, url, next }: BenchRequest, load: Load): Promise<Timing> {
  const clients = Array.from({ length: load.clients }, () => openHttpClient(url))
  const durations: number[] = []
  let bytes = 0
  await Promise.all(clients.map(async (client) => check(name, await client.ask(next()))))
  const cpuBefore = await load.cpu()
  const started = performance.now()
  const end = started + load.seconds * 1000
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const answer = await client.ask(next())
        check(name, answer)
        durations.push(answer.milliseconds)
        bytes += answer.body.length
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const cpu = (await load.cpu()) - cpuBefore
  for (const client of clients) client.close()
  durations.sort((left, right) => left - right)
  const at = (share: number) =>
    rounded(durations[Math.min(durations.length - 1, Math.floor(share * durations.length))] ?? 0)
  return {
    name,
    clients: load.clients,
    requests: durations.length,
    perSecond: Math.round(durations.length / seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpu: rounded(cpu / durations.length),
    bytes: Math.round(bytes / durations.length),
  }
}

const failed = Buffer.from('"errors":')

function check(name: string, { status, body }: HttpAnswer): void {
  if (status === 200 && !body.subarray(0, 500).includes(failed)) return
  throw new Error(`${name}: ${status} ${body.toString().slice(0, 600)}`)
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100
}
