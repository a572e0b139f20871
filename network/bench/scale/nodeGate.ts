import { setTimeout as wait } from 'node:timers/promises'
import { startRpcProxy } from '#network/testing/node/rpcProxy.ts'

/** A node behind a gate, so that no reader sees the chain in the middle of a change. */
export type NodeGate = {
  url: string
  /** Changes the chain while no request is being answered. Requests that arrive meanwhile wait. */
  whileClosed(change: () => Promise<unknown>): Promise<void>
  stop(): Promise<unknown>
}

/** A node mines the blocks of a reorganisation one after the other, and answers in between. A gate hides that. */
export async function startNodeGate(nodeUrl: string): Promise<NodeGate> {
  let answering = 0
  let closed: Promise<unknown> | undefined
  const proxy = await startRpcProxy(nodeUrl, async (_calls, ask) => {
    while (closed) await closed
    answering++
    try {
      return await ask()
    } finally {
      answering--
    }
  })

  async function changeAlone(change: () => Promise<unknown>): Promise<void> {
    while (answering > 0) await wait(1)
    await change()
  }

  return {
    url: proxy.url,
    async whileClosed(change) {
      const changed = changeAlone(change)
      closed = changed.catch(() => undefined)
      await changed.finally(() => {
        closed = undefined
      })
    },
    stop: proxy.stop,
  }
}
