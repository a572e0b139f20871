import { notFound } from '@tanstack/react-router'
import { hasMarkets } from '#lib/browser/config.ts'

/** Stops a visit of the markets on a network that has none, with a sentence for the page. */
export function requireMarkets(): void {
  if (!hasMarkets()) throw notFound({ data: 'This network has no markets.' })
}
