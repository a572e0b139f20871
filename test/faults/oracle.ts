import { expect } from 'vitest'
import { interfaceInSentence, interfaceTitle } from '#ui/feedback/failure/interfaceTitle.ts'
import type { Interface } from './network.ts'

const failures = [
  (name: string) => `Can't reach ${name}`,
  (name: string) => `No answer from ${name} in time`,
  (name: string) => `was refused by ${name}`,
  (name: string) => `Not found by ${name}`,
  (name: string) => `cannot read the answer of ${name}`,
  (name: string) => `Too many requests to ${name}`,
]

/** What no page ever says: figures that are none, and parts that fell over themselves. */
const never =
  /NaN|undefined|Infinity|Invalid Date|\[object |e\+\d|This part of the page failed|This page could not be shown/

/** The text of the page below its frame. */
export function pageText(): string {
  return document.querySelector('main')?.textContent ?? ''
}

/** Whether the page says that an interface fails. */
export function saysFailureOf(name: Interface): boolean {
  return failures.some((sentence) => pageText().includes(sentence(interfaceInSentence(name))))
}

/** What the frame says of an interface: "up", "slow", "down". */
export function stateInFrame(name: Interface): string | undefined {
  const label = document.querySelector('[aria-label*="Network status"]')?.getAttribute('aria-label') ?? ''
  return new RegExp(`${interfaceTitle(name)} ([a-z ]+)(,|$)`).exec(
    label.split('Network status: ')[1] ?? '',
  )?.[1]
}

/** Whether a part of the page shows that it loads. */
export function isLoading(): boolean {
  return document.querySelector('main [aria-label="Loading"], main .animate-pulse') !== null
}

/** The page stands: it has one heading, or says that it loads, and it says nothing that is never true. */
export function expectSound(when: string) {
  const loading = document.querySelector('main [aria-label="Loading"]')
  const headings = document.querySelectorAll('main h1').length
  expect(headings || (loading ? 1 : 0), `${when}: ${pageText().slice(0, 200)}`).toBe(1)
  // What an interface sent instead of what was expected is quoted.
  expect(document.body.textContent?.replace(/received \S+/g, ''), when).not.toMatch(never)
}
