import { type Chain, createWalletClient, custom, type Hex, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { nodeProvider } from './nodeProvider.ts'

/** A key the whole world knows: account 10 of the development mnemonic "test test … junk". */
const wellKnownKey = 0xf214f2b2cd398c806f84e317254e0f0b801d0643303237d97a22a48e01628897n

type Unsigned = { to?: Hex; data?: Hex; value?: Hex; gas?: Hex }

/** Signs with the demo wallet's key and hands the transaction to the node. */
export function demoSend(chain: Chain, { to, data, value, gas }: Unsigned): Promise<Hex> {
  const account = privateKeyToAccount(toHex(wellKnownKey, { size: 32 }))
  return createWalletClient({ account, chain, transport: custom(nodeProvider) }).sendTransaction({
    ...(to && { to }),
    ...(data && { data }),
    ...(value && { value: BigInt(value) }),
    ...(gas && { gas: BigInt(gas) }),
  })
}
