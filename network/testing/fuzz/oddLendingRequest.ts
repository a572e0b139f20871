import type { Random } from '#network/seed/random.ts'
import { oddHeaders, oddMethods, oddUrlText } from './oddText.ts'

const paths = ['/api/pools', '/api/user/{x}', '/api/user/{x}', '/api/user/{x}/{x}', '/api/{x}', '/{x}']

/** A request for interface D. */
export function lendingRequest(url: string, random: Random): [string, RequestInit] {
  const path = random.pick(paths).replace(/\{x\}/g, () => oddUrlText(random))
  const init = { method: random.pick(oddMethods), headers: oddHeaders(random) }
  return [`${url}${path}?${oddUrlText(random)}=${oddUrlText(random)}`, init]
}
