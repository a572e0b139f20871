/** How often a list that grows is asked again, in milliseconds: about two blocks of a fast network. */
export const liveInterval = 4_000

/** Only a first page grows; the others are as they were. */
export function liveOn(page: unknown): number | false {
  return page === undefined ? liveInterval : false
}
