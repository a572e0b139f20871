import { type Address, encodeAbiParameters, type Hex, keccak256, numberToHex } from 'viem'
import type { TestChain } from '#network/testing/contracts/testChain.ts'

type Questions = {
  /** Brings a user's record up to date and writes it. */
  sync(user: Address): Promise<unknown>
  /** The user's score as the pool answers it now. */
  score(user: Address): Promise<number>
}

/**
 * Gives users credit scores by writing them into the pool's storage, in place of a long history. The records are a
 * mapping whose entries begin with the score; its slot is found once, by a known score.
 */
export function creditRecords({ client, time, deployment }: TestChain, { sync, score }: Questions) {
  const address = deployment.lendingPool
  let recordsSlot: bigint | undefined

  const wordAt = async (slot: Hex) => BigInt((await client.getStorageAt({ address, slot })) ?? '0x0')

  async function findRecords(user: Address): Promise<bigint> {
    const known = BigInt(await score(user))
    for (let slot = 0n; slot < 32n; slot++)
      if (((await wordAt(entrySlot(user, slot))) & 0xffffn) === known) return slot
    throw new Error('The credit records were not found in the storage of the pool.')
  }

  return async function setScore(user: Address, wanted: number) {
    // Cycles that have ended would change the new score.
    await sync(user)
    recordsSlot ??= await findRecords(user)
    const slot = entrySlot(user, recordsSlot)
    const value = ((await wordAt(slot)) & ~0xffffn) | BigInt(wanted)
    await time.setStorageAt({ address, index: slot, value: numberToHex(value, { size: 32 }) })
    if ((await score(user)) !== wanted) throw new Error('The score is not where it was looked for.')
  }
}

/** The storage slot of an entry in a mapping from addresses. */
function entrySlot(key: Address, mapping: bigint): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [key, mapping]))
}
