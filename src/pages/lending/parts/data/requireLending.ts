import { notFound } from '@tanstack/react-router'
import { hasLending } from '#lib/browser/config.ts'

/** Stops a visit of lending on a network that has none, with a sentence for the page. */
export function requireLending(): void {
  if (!hasLending()) throw notFound({ data: 'This network has no lending.' })
}
