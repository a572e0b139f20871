import { expect } from 'vitest'
import { interfaceInSentence, interfaceTitle } from '#ui/feedback/failure/interfaceTitle.ts'
import type { Interface } from './hostileNetwork.ts'

const failures = [
  (name: string) => `No answer from ${name} in time`,
  (name: string) => `was refused by ${name}`,
  (name: string) => `Not found by ${name}`,
  (name: string) => `cannot read the answer of ${name}`,
  (name: string) => `Too many requests to ${name}`,
]

/** Texts that no page may ever show: invalid figures, and crashed parts. */
const never =
  /NaN|undefined|Infinity|Invalid Date|\[object |e\+\d|This part of the page failed|This page could not be shown/

/** The text of the page below its frame. */
export function pageText(): string {
  return document.querySelector('main')?.textContent ?? ''
}

/** Whether the page shows a failure of an interface. */
export function saysFailureOf(name: Interface): boolean {
  const inSentence = interfaceInSentence(name)
  // One sentence may name several.
  return (
    new RegExp(`(?:Can't reach|No usable answer from) [^.]*\\b${inSentence}\\b`).test(pageText()) ||
    failures.some((sentence) => pageText().includes(sentence(inSentence)))
  )
}

/** The state of an interface in the frame: "up", "slow", "down". */
export function stateInFrame(name: Interface): string | undefined {
  const label = document.querySelector('[aria-label*="Network status"]')?.getAttribute('aria-label') ?? ''
  return new RegExp(`${interfaceTitle(name)} ([a-z ]+)(,|$)`).exec(
    label.split('Network status: ')[1] ?? '',
  )?.[1]
}

/** Whether a part of the page shows a skeleton. */
export function isLoading(): boolean {
  return document.querySelector('main [aria-label="Loading"], main .animate-pulse') !== null
}

/** Expects a sound page: it has one heading or loads, and shows no text that is never true. */
export function expectSound(when: string) {
  const loading = document.querySelector('main [aria-label="Loading"]')
  const headings = document.querySelectorAll('main h1').length
  expect(headings || (loading ? 1 : 0), `${when}: ${pageText().slice(0, 200)}`).toBe(1)
  // Quotes of received values may contain such texts.
  expect(document.body.textContent?.replace(/received \S+/g, ''), when).not.toMatch(never)
}
