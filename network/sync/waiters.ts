type Waiter = { head: number; resolve: () => void }

/** Callers who wait until the store has every block the node had when they asked. */
export function createWaiters() {
  let waiting: readonly Waiter[] = []
  return {
    /** Resolves when the store has the block `head`, or the blocks that replaced it. */
    wait(head: number): Promise<void> {
      return new Promise((resolve) => {
        waiting = [...waiting, { head, resolve }]
      })
    },

    /** The callers who wait now. */
    current: () => waiting,

    /** Resolves the callers who asked for a block up to this one, and those in `caughtUp`. */
    resolve(block: number, caughtUp: readonly Waiter[]): void {
      const done = waiting.filter((waiter) => waiter.head <= block || caughtUp.includes(waiter))
      waiting = waiting.filter((waiter) => !done.includes(waiter))
      for (const waiter of done) waiter.resolve()
    },
  }
}
