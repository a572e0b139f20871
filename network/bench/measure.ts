import type { BenchRequest } from './requests.ts'

/** Milliseconds until the whole answer is there. */
export type Measured = { name: string; clients: number; p50: number; p95: number; p99: number }

/** Asks the same so many times, from so many clients at once. @throws when an answer is not 200. */
export async function measure(
  { name, url }: BenchRequest,
  clients: number,
  times: number,
): Promise<Measured> {
  const taken: number[] = []
  let left = times
  async function ask(counts: boolean): Promise<void> {
    const started = performance.now()
    const response = await fetch(url)
    const text = await response.text()
    if (response.status !== 200 || text.includes('"errors"'))
      throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`)
    if (counts) taken.push(performance.now() - started)
  }
  await ask(false)
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) await ask(true)
    }),
  )
  taken.sort((left, right) => left - right)
  const at = (share: number) =>
    Math.round((taken[Math.min(taken.length - 1, Math.floor(share * taken.length))] ?? 0) * 10) / 10
  return { name, clients, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
