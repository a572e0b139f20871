import { getAddress } from 'ethers/address'
import { verifyTypedData } from 'ethers/hash'
import { promisedBy } from './acts.ts'
import { permitType } from './contracts.ts'
import type { Promised, Reading } from './promised.ts'
import { clocksDiffer } from './world.ts'

/*
 * A signature says itself what was signed: with any other spender, token, amount, time or network than those of the words it
 * belongs to another key than the account's.
 */

type SaidPermit = Extract<Promised, { permit: unknown }>['permit']

/** An account of a test has signed fewer permits of a token than this. */
const mostNonces = 50n

const types = {
  Permit: permitType
    .slice(permitType.indexOf('(') + 1, -1)
    .split(',')
    .map((field) => {
      const [type = '', name = ''] = field.split(' ')
      return { name, type }
    }),
}

/**
 * The permit that the words of a click named, when the signature in a call (asset, amount, deadline, v, r, s) is one of the
 * account for just that; null when it is one of anything else.
 */
export function saidPermit(reading: Reading, call: readonly string[]): SaidPermit | null {
  const { account, world } = reading
  const promised = promisedBy(reading)
  if (!('permit' in promised)) return null
  const { token, spender, units, seconds } = promised.permit
  const [, , deadline = '0', v, r = '', s = ''] = call
  const time = Number(deadline) - world.now
  if (time <= 0 || time > seconds + clocksDiffer || spender !== getAddress(world.pool)) return null
  const domain = {
    name: token.name ?? '',
    version: '1',
    chainId: world.chainId,
    verifyingContract: token.address,
  }
  for (let nonce = 0n; nonce < mostNonces; nonce++) {
    const message = { owner: account, spender, value: units, nonce, deadline }
    if (verifyTypedData(domain, types, message, { v: Number(v), r, s }) === getAddress(account))
      return promised.permit
  }
  return null
}
