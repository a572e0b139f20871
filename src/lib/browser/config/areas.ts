import { hasLending, hasMarkets } from './config.ts'

/** What this network has beside its chain. */
export function areas(): { markets: boolean; lending: boolean } {
  return { markets: hasMarkets(), lending: hasLending() }
}
