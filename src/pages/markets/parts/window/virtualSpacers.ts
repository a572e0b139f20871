import type { CSSProperties } from 'react'

/**
 * Space in place of the rows that are not rendered. It is inside the table's body: the head stays at the top of the
 * list.
 */
export const virtualSpacersClass =
  '[&_:is(tbody,ul)]:before:col-span-full [&_:is(tbody,ul)]:before:block [&_:is(tbody,ul)]:before:h-(--before) [&_:is(tbody,ul)]:after:col-span-full [&_:is(tbody,ul)]:after:block [&_:is(tbody,ul)]:after:h-(--after)'

/** The pixels before and after the rows that are in the page. */
export function virtualSpacers(before: number, after: number): CSSProperties {
  return { '--before': `${before}px`, '--after': `${after}px` } as CSSProperties
}
