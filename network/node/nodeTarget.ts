import { setTimeout as wait } from 'node:timers/promises'
import { onlyReads } from '#network/rpc/readMethods.ts'

export type NodeAddress = { host: string; port: number }

/** The node that requests go to, while one process takes the place of another. */
export type NodeTarget = {
  /** Undefined while requests are held. */
  address(): NodeAddress | undefined
  /**
   * Sends a request, whose text is given, to the current node or the next one: `send` resolves to false when its node
   * closed the connection before any answer. False when no node accepted it in time, or the caller left.
   */
  reach(text: string, send: (at: NodeAddress) => Promise<boolean>, isLeft: () => boolean): Promise<boolean>
  /**
   * Holds requests from now on, except those that only read, as long as the node answers them. Resolves when pending ones
   * are answered, or after five seconds.
   */
  hold(): Promise<void>
  /**
   * Sends held and new requests to the node at this address. Resolves when the former node has answered, or after five
   * seconds.
   */
  release(at: NodeAddress): Promise<void>
}

type Sent = { at: NodeAddress; reads: boolean }

const drainTimeout = 5_000
/** A request that waits longer than this is answered with an error. */
const longestHold = 60_000

/** A target that holds requests until the first `release`. */
export function createNodeTarget(): NodeTarget {
  let target: NodeAddress | undefined
  /** The node that is being replaced, as long as it may be read. */
  let former: NodeAddress | undefined
  const underWay = new Set<Sent>()
  const waiting = new Set<(at: NodeAddress | undefined) => void>()

  /** The address of the node, once there is one. Undefined after the longest wait. */
  function nextAddress(): Promise<NodeAddress | undefined> | NodeAddress {
    if (target !== undefined) return target
    return new Promise((resolve) => {
      const timer = setTimeout(release, longestHold, undefined).unref()
      function release(at: NodeAddress | undefined) {
        clearTimeout(timer)
        waiting.delete(release)
        resolve(at)
      }
      waiting.add(release)
    })
  }

  /** Waits for the requests that a node still answers: all, or those that may change the chain. */
  async function untilAnswered(at: NodeAddress | undefined, all: boolean): Promise<void> {
    const isWaitedFor = (sent: Sent) => sent.at === at && (all || !sent.reads)
    for (const end = Date.now() + drainTimeout; [...underWay].some(isWaitedFor) && Date.now() < end; )
      await wait(5)
  }

  return {
    address: () => target,
    async reach(text, send, isLeft) {
      const until = AbortSignal.timeout(longestHold)
      const reads = onlyReads(text)
      while (!until.aborted && !isLeft()) {
        const at = (reads && former) || (await nextAddress())
        if (at === undefined) return false
        const sent = { at, reads }
        underWay.add(sent)
        if (await send(at).finally(() => underWay.delete(sent))) return true
        // The node is gone, and its watcher starts another one.
        await wait(100)
      }
      return false
    },
    async hold() {
      former = target
      target = undefined
      await untilAnswered(former, false)
    },
    async release(at) {
      const left = former
      former = undefined
      target = at
      for (const release of [...waiting]) release(at)
      await untilAnswered(left, true)
    },
  }
}
