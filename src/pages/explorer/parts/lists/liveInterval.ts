/** How often live data is refetched, in milliseconds: about two blocks of a fast network. */
export const liveInterval = 4_000
