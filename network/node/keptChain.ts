import type { Rpc } from '#network/rpc/rpcClient.ts'
import { openJournal, type StateCall } from './journal.ts'
import { dumpState, isSaved, repairDump } from './stateDump.ts'

/**
 * The chain of a node in a file: a save of all of it now and then, and a journal of every block since. A start after a
 * kill has all blocks but those of the last seconds.
 */
export type KeptChain = {
  /** Prepares the file for loading and returns it. Undefined for a new chain. */
  load(blocks: number | undefined): Promise<string | undefined>
  /** Mines the blocks since the save on a node that loaded the file. */
  resume(rpc: Rpc): Promise<void>
  save(): Promise<void>
  /** Journals a request of a script before the node gets it, so that no later block comes first. */
  heard(body: string): Promise<void>
  stop(): void
}

type KeptChainOptions = {
  file: string
  /** Milliseconds between saves. */
  saveInterval: number
  /** The node as it is now. Undefined while there is none. */
  node(): Rpc | undefined
}

/** Milliseconds between two checks of the node for new blocks. */
const journalInterval = 2_000
/** Milliseconds until a chain that its journal cannot rebuild is saved. */
const soon = 5_000

/** Changes of the state outside of transactions, which the journal repeats. */
const setsState =
  /^(anvil|hardhat|tenderly)_(set(Balance|Code|Nonce|StorageAt|ERC20Allowance)|deal(ERC20)?)$|^evm_setAccountNonce$/i
/** Calls that the journal cannot repeat: another chain, a reorg, or an amount that must not be added twice. */
const leavesJournal =
  /^(anvil|hardhat|tenderly|evm)_(reset|revert|rollback|reorg|loadState|add(Erc20)?Balance)$/i
const ofDevelopment = /"(anvil|hardhat|tenderly|evm)_/

/** Opens the chain in a file, or begins to keep a new one there. */
export function openKeptChain({ file, saveInterval, node }: KeptChainOptions): KeptChain {
  const journal = openJournal(`${file.replace(/\.json$/, '')}.journal`)
  let saving = Promise.resolve()
  let savingSoon: NodeJS.Timeout | undefined

  async function saveNow(): Promise<void> {
    const rpc = node()
    if (!rpc) return
    await journal.write(rpc)
    await dumpState(rpc, file)
    await journal.turn()
  }

  /** Two at once would write the same file. */
  function save(): Promise<void> {
    const saved = saving.then(saveNow)
    saving = saved.catch(() => undefined)
    return saved
  }

  function saveSoon(): void {
    savingSoon ??= setTimeout(() => {
      savingSoon = undefined
      save().catch(() => undefined)
    }, soon).unref()
  }

  async function write(): Promise<void> {
    const rpc = node()
    // A journal needs a save to start from.
    if (rpc && isSaved(file) && !(await journal.write(rpc))) saveSoon()
  }

  async function note(call: StateCall): Promise<void> {
    const rpc = node()
    if (!rpc || !isSaved(file)) return
    if (leavesJournal.test(call.method)) saveSoon()
    else if (setsState.test(call.method)) await journal.writeCall(rpc, call)
  }

  const timers = [
    setInterval(() => save().catch(() => undefined), saveInterval).unref(),
    setInterval(() => write().catch(() => undefined), journalInterval).unref(),
  ]
  return {
    async load(blocks) {
      if (isSaved(file)) {
        await repairDump(file, blocks)
        return file
      }
      await journal.forget()
      return undefined
    },
    async resume(rpc) {
      await journal.replay(rpc)
    },
    save,
    async heard(body) {
      if (!ofDevelopment.test(body)) return
      for (const call of callsIn(body)) await note(call).catch(() => undefined)
    },
    stop() {
      for (const timer of timers) clearInterval(timer)
      clearTimeout(savingSoon)
    },
  }
}

function callsIn(body: string): StateCall[] {
  try {
    return [JSON.parse(body)].flat().filter((call) => typeof call?.method === 'string')
  } catch {
    return []
  }
}
