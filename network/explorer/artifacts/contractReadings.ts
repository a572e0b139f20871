import { setTimeout as wait } from 'node:timers/promises'
import type { Address } from 'viem'

/** What was read about contracts. Each contract is read once. */
export type Readings<Contract> = {
  /**
   * Reads contracts that were not read yet. Resolves after a second at the latest; slower readings go on in the
   * background.
   */
  load(addresses: readonly Address[]): Promise<void>
  /** Reads one address, and reads it again when an earlier reading found nothing there. */
  look(address: Address): Promise<void>
  /** Undefined before the address was read, null when the reading found nothing. */
  get(address: Address): Contract | null | undefined
  filter(isWanted: (contract: Contract | null) => boolean): Address[]
  /** Drops the readings for which `isOld` is true, or all of them. */
  forget(isOld?: (contract: Contract | null | undefined, address: Address) => boolean): void
}

/** Milliseconds that an answer waits for the node. */
const readTimeout = 1_000
/** Milliseconds after which something that may change is read again. */
const mostAge = 5_000
const mostContracts = 20_000

/** `read` resolves to null when it finds nothing at an address, and rejects when the address must be read again. */
export function createReadings<Contract>(
  read: (address: Address) => Promise<Contract | null>,
  isMutable: (contract: Contract) => boolean,
): Readings<Contract> {
  const reading = new Map<Address, Promise<void>>()
  const found = new Map<Address, Contract | null>()
  const readAt = new Map<Address, number>()

  const isOld = (address: Address) => Date.now() - (readAt.get(address) ?? 0) > mostAge

  function begin(address: Address): void {
    readAt.set(address, Date.now())
    const own: Promise<void> = read(address).then(
      (contract) => {
        // Another reading may have begun since then, after a reorg.
        if (reading.get(address) === own) found.set(address, contract)
      },
      () => {
        if (reading.get(address) === own) reading.delete(address)
      },
    )
    reading.set(address, own)
  }

  async function load(addresses: readonly Address[]): Promise<void> {
    if (reading.size > mostContracts) forget()
    for (const address of addresses) {
      const contract = found.get(address)
      if (!reading.has(address) || (contract && isMutable(contract) && isOld(address))) begin(address)
    }
    const all = Promise.all(addresses.map((address) => reading.get(address)))
    await Promise.race([all, wait(readTimeout, undefined, { ref: false })])
  }

  function forget(isOfKind?: (contract: Contract | null | undefined, address: Address) => boolean): void {
    for (const address of [...reading.keys()])
      if (!isOfKind || isOfKind(found.get(address), address)) {
        reading.delete(address)
        found.delete(address)
        readAt.delete(address)
      }
  }

  return {
    load,
    async look(address) {
      if (found.get(address) === null && isOld(address)) begin(address)
      await load([address])
    },
    get: (address) => found.get(address),
    filter: (isWanted) => [...found].flatMap(([address, contract]) => (isWanted(contract) ? [address] : [])),
    forget,
  }
}
