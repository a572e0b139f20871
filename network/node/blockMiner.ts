import type { Rpc } from '#network/rpc/rpcClient.ts'

/** Mines blocks at an interval. */
export type BlockMiner = {
  /** Changes the seconds between blocks; 0 mines none. */
  every(seconds: number): Promise<void>
  /** Continues mining on a node that has just started. */
  started(rpc: Rpc): Promise<void>
  /** Mines nothing until the next `started` or `every`. */
  pause(rpc: Rpc): Promise<void>
}

/** Anvil counts whole seconds between blocks. A part of a second is timed here, and the next block waits for the last one. */
export function createBlockMiner(current: () => Rpc | undefined): BlockMiner {
  let seconds = 0
  let timer: NodeJS.Timeout | undefined

  async function set(rpc: Rpc, next: number): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const isWhole = Number.isInteger(next)
    await rpc.call('evm_setIntervalMining', [isWhole ? next : 0])
    if (!isWhole) mineLater(performance.now() + next * 1_000, next)
  }

  /** `due` is the time of the block, so that the time that blocks take does not add up. */
  function mineLater(due: number, pace: number): void {
    const started = setTimeout(
      async () => {
        // A node that is being replaced mines no block; the next one continues.
        await current()
          ?.call('evm_mine')
          .catch(() => undefined)
        if (timer === started) mineLater(Math.max(due + pace * 1_000, performance.now()), pace)
      },
      Math.max(0, due - performance.now()),
    )
    timer = started
  }

  return {
    async every(next) {
      seconds = next
      const rpc = current()
      if (rpc) await set(rpc, next)
    },
    started: (rpc) => set(rpc, seconds),
    pause: (rpc) => set(rpc, 0),
  }
}
