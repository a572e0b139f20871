import { setTimeout as wait } from 'node:timers/promises'
import type { Service } from './system.ts'

/** Whether every interface of every service has this block before the milliseconds are over. */
export async function untilAllHave(
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
