import { type Address, getAddress, type Hex, keccak256, sliceHex, stringToHex } from 'viem'
import { accountRoles, devAccount } from '#network/contracts/accounts.ts'

/** The accounts of the seed scenario, by role: 20 to 59 of the development mnemonic. */
export type Actors = {
  all: Address[]
  operator: Address
  lenders: Address[]
  borrowers: Address[]
  liquidator: Address
  traders: Address[]
  collectors: Address[]
  /** Sends transactions that fail. */
  failingSender: Address
  /** Sends worthless transfers to look-alike addresses. */
  poisoner: Address
}

/** Gives each account its roles. Roles overlap as little as the number of accounts allows. */
export function seedActors(): Actors {
  const count = accountRoles.count - accountRoles.firstActor
  const all = Array.from({ length: count }, (_, index) => devAccount(accountRoles.firstActor + index).address)
  const [liquidator, failingSender, poisoner] = all.slice(13) as [Address, Address, Address]
  return {
    all,
    operator: devAccount(accountRoles.operator).address,
    lenders: all.slice(0, 5),
    borrowers: all.slice(5, 13),
    liquidator,
    failingSender,
    poisoner,
    collectors: all.slice(16, 20),
    traders: all.slice(10),
  }
}

/** An address without a known key: a cold wallet, an exchange, a typing error. */
export function unownedAddress(name: string): Address {
  return getAddress(sliceHex(keccak256(stringToHex(name)), 12))
}

/** An address with the same first and last characters as another one. */
export function lookAlike(address: Address): Address {
  const rest = unownedAddress(address).slice(8, 36)
  return getAddress(`${address.slice(0, 8)}${rest}${address.slice(36)}`.toLowerCase() as Hex)
}
