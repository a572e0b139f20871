import { mnemonicToAccount } from 'viem/accounts'

/** The well-known development mnemonic. Its keys are public: never send anything of worth to them. */
export const devMnemonic = 'test test test test test test test test test test test junk'

/** Account 0 deploys, 1 operates, 10-19 belong to people, 20-59 live in the story. */
export const accountRoles = { deployer: 0, operator: 1, firstPerson: 10, firstActor: 20, count: 60 } as const

/** An account of the local network, able to sign. */
export function devAccount(index: number) {
  return mnemonicToAccount(devMnemonic, { addressIndex: index })
}
